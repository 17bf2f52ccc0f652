import assert from "node:assert/strict";
import { test } from "node:test";
import { Refused, seedFrom, type Field, type FieldValue, type Options, type View } from "triqueta";
import { everyVariant, everyView, mover, someGame, triqueta } from "./support.js";

type Json = Record<string, any>;

/** Where the JSON of a view or a result has a field. */
function inJson(json: Json, { part, name }: Field): unknown {
    const holder: Json | null = part === "" ? json : json[part];
    return holder === null ? null : holder[name];
}

const numbers: Record<string, number | null> = { spectator: null, chance: -1, over: -2 };
const seatNumber = (who: number | string) => (typeof who === "number" ? who : numbers[who]);

test("a field has the same value as its key in JSON, in every game and for every viewer", () => {
    let compared = 0;
    for (const options of everyVariant)
        for (const actions of [0, 7, 25, 1000]) {
            using game = someGame(options, actions);
            for (const view of everyView(game)) {
                const json: Json = view.json();
                for (const field of triqueta.fields(view.options, "view")) {
                    const path = field.part === "" ? field.name : `${field.part}.${field.name}`;
                    const found = view.field(path);
                    if (path === "viewer") assert.equal(found, seatNumber(view.viewer));
                    else if (path === "turn") assert.equal(found, seatNumber(view.turn));
                    else if (path in json || field.part !== "") assert.deepEqual(found, inJson(json, field), path);
                    ++compared;
                }
                const result: Json = view.result();
                for (const field of triqueta.fields(view.options, "result")) {
                    const found = view.resultField(field.part === "" ? field.name : `${field.part}.${field.name}`);
                    const line = result["lines"].find(({ name }: Json) => name === field.name);
                    assert.deepEqual(found, field.part === "lines" ? line.points : inJson(result, field), field.name);
                    ++compared;
                }
            }
        }
    assert.ok(compared > 2000, `${compared}`);
    using view = someGame({ variant: "race" }).view(0);
    assert.throws(() => view.field("missing"), { status: "not_found" });
});

test("the shapes of fields depend on the game and the number of players alone", () => {
    for (const list of ["view", "result", "event"] as const) {
        const pairs: [Options, Options][] = [
            [{ variant: "race", turn_cap: 1 }, { variant: "race", turn_cap: 100_000, first: 1 }],
            [{ variant: "mayhem", players: 5 }, { variant: "mayhem", players: 5, fast: true, first: 4 }],
        ];
        for (const [one, other] of pairs) {
            const fresh = triqueta.fields(one, list);
            assert.deepEqual(triqueta.fields(other, list), fresh);
        }
        for (const field of triqueta.fields({ variant: "hidden_wolves" }, list)) {
            assert.ok(field.name !== "" && field.meaning !== "");
            assert.ok((field.kind === "choices") === field.choices.length > 0);
        }
    }
    assert.throws(() => triqueta.fields({ variant: "race" }, "options" as never), TypeError);
});

test("every action has fields, and is found by them", () => {
    for (const { variant } of everyVariant) {
        const kinds = triqueta.actionKinds(variant);
        const { actions } = triqueta.sizes({ variant });
        assert.equal(
            kinds.reduce((sum, { first, count }) => (assert.equal(first, sum), sum + count), 0),
            actions,
        );
        for (let action = 0; action < actions; ++action) {
            const told = triqueta.actionFields(variant, action);
            const kind = kinds.find(({ name }) => name === told.kind)!;
            assert.ok(action >= kind.first && action < kind.first + kind.count);
            assert.deepEqual(Object.keys(told.fields), kind.fields.map(({ name }) => name));
            assert.equal(triqueta.findAction(variant, told), action);
        }
    }
    assert.deepEqual(JSON.parse(JSON.stringify(triqueta.actionFields("base_game", 2))), {
        kind: "draw",
        fields: { column: 2 },
    });
    assert.equal(triqueta.findAction("base_game", { kind: "draw", fields: { column: 9 } }), undefined);
    assert.throws(() => triqueta.findAction("base_game", { kind: "draw", fields: { column: "2" } }), TypeError);
    assert.throws(() => triqueta.findAction("base_game", { kind: "draw", fields: { row: 2 } }), TypeError);
    assert.throws(() => triqueta.findAction("base_game", { kind: "dance", fields: {} }), TypeError);
    assert.throws(() => triqueta.actionFields("base_game", 25), { status: "no_such_action" });
});

test("legal actions come with their words", () => {
    for (const options of everyVariant) {
        using game = someGame(options);
        const view = game.view(mover(game));
        for (const language of ["en", "fr"] as const) {
            assert.deepEqual(view.legalActions(language), view.json(language).legal);
            assert.deepEqual(game.legalActions(language), view.legalActions(language));
        }
        assert.deepEqual(game.view("spectator").legalActions(), []);
    }
});

/** The values that an event's JSON has too. */
const known = (value: FieldValue | undefined) => (Array.isArray(value) ? undefined : value);

test("events come one by one with their seat, kind and fields", () => {
    for (const options of everyVariant) {
        using game = triqueta.game(options, seedFrom(3));
        const dice = triqueta.dice(4);
        const clients: View[] = everyView(game);
        const kinds = triqueta.actionKinds(options.variant).map(({ name }) => name);
        let chances = 0;
        for (let step = 0; step < 60 && typeof game.turn === "number"; ++step) {
            const since = game.moment;
            const action = dice.pick(game.legal());
            const seat = game.turn;
            game.play(seat, action);
            for (const client of clients) {
                const loose = game.events(client.viewer, since);
                const json = triqueta.eventsJSON(loose);
                const events = client.events(loose);
                assert.equal(events.length, json.length);
                events.forEach((event, i) => {
                    const expected: Json = json[i]!;
                    assert.equal(event.seat, expected["seat"]);
                    assert.ok(event.kind === null || kinds.includes(event.kind));
                    if (event.kind === null) ++chances;
                    for (const [name, value] of Object.entries(event.fields))
                        if (name in expected && known(value) !== undefined)
                            assert.deepEqual(value, expected[name], `${options.variant} ${name}`);
                });
                assert.equal(events[0]!.kind, triqueta.actionFields(options.variant, action).kind);
                // A message of the stream has the same, unless it has the whole view.
                const message = client.events(game.catchUp(client.viewer, client.cursor));
                if (message.length > 0) assert.deepEqual(message, events);
                client.see(loose);
            }
        }
        assert.ok(chances > 0);
        assert.throws(() => clients[0]!.events(new Uint8Array(5)), Refused);
    }
});

test("pieces have words", () => {
    assert.deepEqual(triqueta.pieces("mayhem").includes("card"), true);
    const fields = triqueta.fields({ variant: "base_game" }, "view");
    const tokens = fields.find(({ pieces }) => pieces >= 0)!.pieces;
    assert.equal(triqueta.pieceText("base_game", tokens, 1), "owl");
    assert.notEqual(triqueta.pieceText("base_game", tokens, 1, "de"), "owl");
    assert.throws(() => triqueta.pieceText("base_game", 99, 1), { status: "no_such_index" });
});
