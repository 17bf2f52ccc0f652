import assert from "node:assert/strict";
import { test } from "node:test";
import { Refused, seedFrom, type Game, type Options, type Reason, type View, type Viewer } from "triqueta";
import { everyVariant, everyView, mover, someGame, triqueta } from "./support.js";

const base: Options = { variant: "base_game", players: 3 };

function refused(call: () => unknown): Refused {
    try {
        call();
    } catch (error) {
        assert.ok(error instanceof Refused, String(error));
        return error;
    }
    return assert.fail("nothing was refused");
}
const reason = (call: () => unknown): Reason => refused(call).reason;

/** Goes on with a game by dice. */
function goOn(game: Game, actions: number, key = 9): void {
    const dice = triqueta.dice(key);
    for (let i = 0; i < actions && typeof game.turn === "number"; ++i) game.play(game.turn, dice.pick(game.legal()));
}

test("a lobby shows every game, its options and its score lines", () => {
    const games = triqueta.games();
    assert.deepEqual(
        games.map(({ variant }) => variant),
        triqueta.variants,
    );
    const race = games.at(-1)!;
    assert.deepEqual([race.leastPlayers, race.mostPlayers], [2, 6]);
    assert.deepEqual(
        race.options.map(({ name, isTruth }) => [name, isTruth]),
        [
            ["players", false],
            ["first", false],
            ["turn_cap", false],
        ],
    );
    const fast = games.find(({ variant }) => variant === "mayhem")!.options[2]!;
    assert.deepEqual([fast.name, fast.isTruth, fast.least, fast.most, fast.initial], ["fast", true, 0, 1, 0]);
    for (const { title, options, lines, variant } of games) {
        assert.ok(title !== "" && options.every(({ meaning }) => meaning !== ""));
        assert.ok(lines.length > 0 && lines.every(({ name, label }) => name !== "" && label !== ""));
        // What a lobby makes of the list is a choice.
        const chosen = Object.fromEntries(
            options.map(({ name, isTruth, initial }) => [name, isTruth ? initial === 1 : initial]),
        );
        assert.deepEqual(triqueta.options({ variant, ...chosen } as Options), triqueta.options({ variant }));
    }
    assert.notDeepEqual(triqueta.games("de"), games);
    assert.deepEqual(
        triqueta.languages.map(({ code, name }) => [code, name]),
        [
            ["en", "English"],
            ["de", "Deutsch"],
            ["fr", "français"],
        ],
    );
});

test("a choice may be text, and what is wrong with it has its place", () => {
    const text = "race(players=3, turn_cap=60)";
    const full = { variant: "race", players: 3, first: 0, turn_cap: 60 };
    assert.deepEqual(triqueta.options(text), full);
    assert.deepEqual(triqueta.options(triqueta.choiceText(text)), full);
    using game = triqueta.game(text, seedFrom(1));
    assert.deepEqual(game.options, full);
    const wrong = refused(() => triqueta.game("race(players=3, turn_cap=0)", seedFrom(1)));
    assert.equal(wrong.subject, "turn_cap");
    assert.equal(wrong.place?.column, 26);
    assert.equal(wrong.bounds?.least, 1);
    assert.match(wrong.message, /^line 1, column 26: turn_cap: /);
    assert.equal(reason(() => triqueta.options("chess")), "unknown_game");
    assert.equal(reason(() => triqueta.options("race(speed=3)")), "unknown_option");
    assert.equal(reason(() => triqueta.options("race(players=3, players=4)")), "repeated_option");
});

test("a saved game goes on exactly as it would have, chance and what was undone included", () => {
    for (const options of everyVariant) {
        using game = someGame(options, 9);
        game.setId(Uint8Array.from({ length: 16 }, (_, i) => i + 1));
        game.setTag("Seat0", "Ada");
        game.takeSeat(1, "bot");
        game.undo({ alsoLooks: true });
        using loaded = triqueta.gameFromSave(game.save(), 1);
        game.redo();
        loaded.redo();
        goOn(game, 1000);
        goOn(loaded, 1000);
        assert.equal(loaded.record(), game.record());
        assert.equal(loaded.hash(), game.hash());
        assert.deepEqual(loaded.id, game.id);
        assert.deepEqual(loaded.seats(), game.seats());
        assert.equal(loaded.tag("Seat0"), "Ada");
    }
    assert.equal(reason(() => triqueta.gameFromSave(new Uint8Array(50), 1)), "wrong_format");
    const save = someGame(base).save();
    save[30]! ^= 1;
    assert.equal(reason(() => triqueta.gameFromSave(save, 1)), "damaged");
});

test("messages carry every view along, from any cursor, over saves and undone moves", () => {
    for (const options of everyVariant) {
        let game = triqueta.game(options, seedFrom(3));
        const dice = triqueta.dice(5);
        const viewers: Viewer[] = [...Array(game.options.players).keys(), "spectator"];
        const clients = viewers.map((viewer) => triqueta.join(game.catchUp(viewer)));
        for (let step = 0; typeof game.turn === "number" && step < 60; ++step) {
            game.play(game.turn, dice.pick(game.legal()));
            if (step % 7 === 6) game.undo({ alsoLooks: true });
            if (step === 20) {
                const save = game.save();
                game.free();
                game = triqueta.gameFromSave(save, step);
            }
            viewers.forEach((viewer, i) => {
                if (step % (i + 1) !== 0) return;
                const client = clients[i]!;
                const message = game.catchUp(viewer, client.cursor);
                // A cursor that an undo or a load left behind gets the whole view, which has no sentences.
                assert.equal(typeof client.sentences(message, { language: "fr" }), "string");
                client.advance(message);
                assert.equal(client.cursor, game.cursor(viewer));
                assert.equal(client.hash(), game.view(viewer).hash());
            });
        }
        game.free();
    }
});

/** A message with another byte, and a check that fits: bytes 12 up to the check are its content. */
function forged(message: Uint8Array, at: number): Uint8Array {
    const copy = message.slice();
    copy[at]! ^= 1;
    const end = copy.length - 4;
    const check = copy.subarray(12, end).reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193), 0x811c9dc5 | 0);
    new DataView(copy.buffer).setInt32(end, check, true);
    return copy;
}

test("a message that isn't the next one is refused, its reason says why, and nothing has changed", () => {
    const view = (game: Game) => triqueta.join(game.catchUp(0));
    const refusal = (of: View, message: Uint8Array) => {
        const before = [of.snapshot(), of.cursor];
        const why = reason(() => of.advance(message));
        assert.deepEqual([of.snapshot(), of.cursor], before);
        return why;
    };
    const play = (game: Game, which = 0) => game.play(mover(game), game.legal()[which]!);
    const game = someGame(base, 12);
    game.setId(new Uint8Array(16).fill(7));
    const save = game.save();
    const at = [game.cursor(0)];
    const [early, late] = [view(game), view(game)];
    for (let i = 0; i < 3; ++i) {
        play(game);
        at.push(game.cursor(0));
        if (i === 1) late.advance(game.catchUp(0, at[0]));
    }
    assert.equal(refusal(early, game.catchUp(0, at[1])), "missed_messages");
    assert.equal(refusal(late, game.catchUp(0, at[1])), "overlapping_message");
    assert.equal(reason(() => triqueta.join(game.catchUp(0, at[2]))), "missed_messages");
    const next = game.catchUp(0, at[2]);
    // docs/formats.md: the id is at byte 12, the viewer at 40, then moment and hash before and after.
    const expected = new Map<number, Reason>([
        [12, "other_match"],
        [40, "other_viewer"],
        [43, "missed_messages"],
        [50, "older_save"],
        [58, "wrong_end"],
        [66, "wrong_end"],
    ]);
    for (const [byte, why] of expected) assert.equal(refusal(late, forged(next, byte)), why);
    for (let byte = 0; byte < next.length; ++byte) {
        const damaged = next.slice();
        damaged[byte]! ^= 16;
        refusal(late, damaged);
        refusal(late, next.subarray(0, byte));
    }
    late.advance(next);
    assert.equal(refusal(late, next), "repeated_message");

    // Another line of play, behind the moment where it parted.
    game.undo({ alsoLooks: true });
    play(game, 1);
    const parted = game.cursor(0);
    play(game);
    assert.equal(refusal(late, game.catchUp(0, parted)), "undone_line");
    late.advance(game.catchUp(0, late.cursor));
    assert.equal(late.hash(), game.view(0).hash());

    // An older save that another run of the server went on from.
    const older = triqueta.gameFromSave(save, 20);
    const start = older.cursor(0);
    play(older);
    assert.equal(refusal(late, older.catchUp(0, start)), "older_save");
    late.advance(older.catchUp(0, late.cursor));
    assert.equal(late.hash(), older.view(0).hash());
});

test("a move from an old view is refused, and times are kept", () => {
    using game = triqueta.game(base, seedFrom(7));
    const first = game.cursor(0);
    game.play(0, 0, { cursor: first, time: 1_700_000_000_000 });
    const before = game.hash();
    refused(() => game.play(0, 15, { cursor: first }));
    assert.equal(game.hash(), before);
    game.play(0, 15, { cursor: game.cursor(0), time: -5n });
    assert.equal(game.time(0), 1_700_000_000_000);
    assert.equal(game.time(game.moment - 1), -5);
    game.play(mover(game), 0);
    assert.equal(game.time(game.moment - 1), undefined);
    assert.throws(() => game.time(99), { status: "no_such_moment" });
    assert.throws(() => game.play(0, 0, { cursor: "nonsense" }), Refused);
    assert.throws(() => game.play(0, 0, { time: 0.5 }), TypeError);
});

test("history is there by its place, and views of the past by their moment", () => {
    using game = triqueta.game(base, seedFrom(7));
    const past = [game.view(1).snapshot()];
    for (const action of [0, 15, 0]) {
        game.play(mover(game), action);
        past[game.moment] = game.view(1).snapshot();
    }
    assert.deepEqual(game.happened(0), { seat: 0, action: 0, outcome: null });
    const drawn = game.happened(1);
    assert.ok(drawn.seat === "chance" && drawn.action === null && drawn.outcome >= 0);
    assert.deepEqual(game.happened(2), { seat: 0, action: 15, outcome: null });
    assert.throws(() => game.happened(game.moment), { status: "no_such_moment" });
    using view = game.view(0);
    past.forEach((snapshot, moment) => {
        assert.deepEqual(game.view(1, moment).snapshot(), snapshot);
        view.refresh(game, 1, moment);
        assert.deepEqual(view.snapshot(), snapshot);
    });
    assert.throws(() => game.view(1, game.moment + 1), { status: "no_such_moment" });
    const { changes } = game;
    game.setTag("Site", "here");
    assert.ok(game.changes > changes);
});

test("a copy doesn't know the future, and an exact copy does", () => {
    using game = triqueta.game(base, seedFrom(7));
    using copy = game.copy();
    using exact = game.exactCopy();
    for (const one of [game, copy, exact]) one.play(0, 0);
    assert.equal(copy.turn, "chance");
    assert.equal(exact.hash(), game.hash());
    copy.copyFrom(game);
    exact.copyFrom(game, { exact: true });
    for (const one of [game, copy, exact]) {
        one.play(0, 15);
        one.play(1, 1);
    }
    assert.equal(copy.turn, "chance");
    assert.equal(exact.hash(), game.hash());
    using view = game.view(0);
    using other = view.copy();
    view.refresh(game, 1);
    assert.equal(other.viewer, 0);
});

test("seats are held, claimed, left, and shown to all", () => {
    using game = triqueta.game(base, seedFrom(7));
    assert.deepEqual(game.seats(), { seats: ["nobody", "nobody", "nobody"], agreed_to_undo: [], closed: null });
    game.claimSeat(0, "Ada's key");
    game.claimSeat(0, "Ada's key");
    assert.equal(reason(() => game.claimSeat(0, "another")), "seat_is_taken");
    game.takeSeat(1, "bot");
    game.takeSeat(2);
    game.leaveSeat(2, "abandoned");
    assert.deepEqual([0, 1, 2].map((seat) => game.seat(seat)), [
        { holder: "person", exit: null },
        { holder: "bot", exit: null },
        { holder: "nobody", exit: "abandoned" },
    ]);
    assert.throws(() => game.seat(3), { status: "no_such_seat" });
    assert.throws(() => game.takeSeat(0, "dog" as never), TypeError);
    assert.ok([...game.tags().keys()].includes("_Key0"));
    assert.ok(!game.record().includes("key"));
});

test("what showed a hidden piece is undone when all persons agree", () => {
    using game = triqueta.game(base, seedFrom(7));
    game.takeSeat(0);
    game.takeSeat(1);
    const start = game.hash();
    game.play(0, 0);
    assert.equal(reason(() => game.undo()), "undo_would_forget");
    const cursor = game.cursor(1);
    game.agreeToUndo(1, cursor);
    assert.deepEqual(game.agreed(), [1]);
    assert.deepEqual(game.seats().agreed_to_undo, [1]);
    game.refuseToUndo();
    assert.deepEqual(game.agreed(), []);
    refused(() => game.agreeToUndo(2));
    game.agreeToUndo(0);
    game.agreeToUndo(1);
    assert.equal(game.hash(), start);
    refused(() => game.agreeToUndo(1, cursor));
});

test("a turn is undone at once", () => {
    using game = triqueta.game(base, seedFrom(7));
    const start = game.hash();
    game.play(0, 0);
    game.play(0, 15);
    game.undo({ turn: true, alsoLooks: true });
    assert.equal(game.hash(), start);
});

test("tags are kept, listed and removed; a closed game takes no more moves", () => {
    using game = someGame(base, 4);
    game.setTag("Site", "Köln 🦉");
    game.setTag("_Secret", "x");
    assert.deepEqual([game.tag("Site"), game.tag("None")], ["Köln 🦉", undefined]);
    assert.equal(game.tags().get("Site"), "Köln 🦉");
    assert.ok(triqueta.tags(game.record()).has("Site"));
    assert.ok(!triqueta.tags(game.record()).has("_Secret"));
    assert.equal(game.removeTag("Site"), true);
    assert.equal(game.removeTag("Site"), false);
    assert.equal(game.tags().has("Site"), false);
    assert.equal(reason(() => game.setTag("Game", "mine")), "wrong_tag");
    assert.equal(game.isClosed, false);
    game.close("Ada had to leave");
    assert.equal(game.isClosed, true);
    assert.equal(game.seats().closed, "Ada had to leave");
    assert.equal(reason(() => game.play(mover(game), game.legal()[0] ?? 0)), "session_is_closed");
    assert.equal(triqueta.tag(game.record(), "Closed"), "Ada had to leave");
});

test("events are told to people in sentences, with their names", () => {
    using game = triqueta.game(base, seedFrom(7));
    using client = triqueta.join(game.catchUp(0));
    game.play(0, 0);
    game.play(0, 15);
    const message = game.catchUp(0, client.cursor);
    const told = client.sentences(message, { names: ["Ada", "", "Bo"] });
    assert.match(told, /^Ada /);
    assert.match(client.sentences(message, { saysYou: true }), /^You /);
    assert.match(client.sentences(message), /^Player 1 /);
    assert.notEqual(client.sentences(message, { language: "de", names: ["Ada"] }), told);
    assert.throws(() => client.sentences(message, { names: ["A\nB"] }), TypeError);
    client.advance(message);
    refused(() => client.sentences(message));
});

test("a view is read from its JSON, as a value or as text, in every language", () => {
    for (const options of everyVariant) {
        using game = someGame(options);
        for (const view of everyView(game)) {
            assert.equal(triqueta.viewFromJSON(view.json()).hash(), view.hash());
            assert.equal(triqueta.viewFromJSON(JSON.stringify(view.json("de")), "de").hash(), view.hash());
        }
    }
    assert.equal(reason(() => triqueta.viewFromJSON("{}")), "lacks_key");
});

test("a step is a move and what is legal next", () => {
    using game = triqueta.game(base, seedFrom(7));
    using other = triqueta.game(base, seedFrom(7));
    for (let legal = game.legal(); legal.length > 0;) {
        other.play(mover(other), legal[0]!);
        legal = game.step(legal[0]!);
        assert.deepEqual(legal, other.legal());
    }
    assert.equal(game.turn, "over");
    refused(() => game.step(0));
});
