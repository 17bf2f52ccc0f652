import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect } from "node:util";
import { load, Refused, seedFrom, TriquetaError, type Game, type Options, type Status, type View } from "triqueta";
import { everyVariant, everyView, mover, readText, someGame, triqueta } from "./support.js";

const base: Options = { variant: "base_game", players: 2 };

/** What a call throws of the library's own. */
function thrown(call: () => unknown): TriquetaError {
    try {
        call();
    } catch (error) {
        assert.ok(error instanceof TriquetaError, String(error));
        return error;
    }
    return assert.fail("nothing was thrown");
}
function refused(call: () => unknown): Refused {
    const error = thrown(call);
    assert.ok(error instanceof Refused, String(error));
    return error;
}
function fails(status: Status, call: () => unknown): void {
    assert.equal(thrown(call).status, status);
}

test("a move against the rules is refused with its rule and its reason, and nothing has changed", () => {
    using game = triqueta.game(base, seedFrom(7));
    for (const action of [0, 15, 0]) game.play(mover(game), action); // seat 0 keeps a token, seat 1 draws
    game.play(1, 15);
    for (const [seat, action] of [
        [0, 1],
        [0, 15],
        [1, 1],
        [1, 15],
        [0, 2],
    ] as const)
        game.play(seat, action);
    const before = game.snapshot();
    const keepAThird = () => game.play(0, triqueta.parseAction("base_game", "keep"));

    const no = refused(keepAThird);
    assert.equal(no.name, "Refused");
    assert.equal(no.status, "refused");
    assert.equal(no.rule, "B10");
    assert.equal(no.reason, "triqueta_kept_enough");
    assert.equal(no.code, 37);
    assert.equal(no.text, triqueta.refusal(no.code).text);
    assert.equal(no.message, `${no.text} (B10)`);
    assert.deepEqual(game.whyNot(0, 15, "de"), triqueta.refusal(no.code, "de"));
    assert.notEqual(triqueta.refusal(no.code, "de").text, no.text);
    assert.deepEqual(game.snapshot(), before);
    assert.equal(game.whyNot(0, game.legal()[0]!), null);
});

test("who isn't to move is refused without a rule", () => {
    using game = triqueta.game(base, seedFrom(7));
    assert.equal(refused(() => game.play(1, 0)).rule, null);
    assert.equal(refused(() => game.play(1, 0)).reason, "not_your_turn");
});

test("events carry every view along", () => {
    for (const options of everyVariant) {
        using game = triqueta.game(options, seedFrom(3));
        const dice = triqueta.dice(5);
        const viewers = [...Array(game.options.players).keys(), "spectator"] as const;
        const views = viewers.map((viewer) => triqueta.view(game.options, viewer));
        let seen = 0;
        for (let { turn } = game; typeof turn === "number"; { turn } = game) {
            viewers.forEach((viewer, i) => views[i]!.see(game.events(viewer, seen)));
            seen = game.moment;
            const view = views[turn]!;
            assert.deepEqual(view.legal(), game.legal());
            assert.deepEqual(view.mask(), game.mask());
            game.play(turn, dice.pick(view.distinct()));
        }
        viewers.forEach((viewer, i) => {
            views[i]!.see(game.events(viewer, seen));
            assert.deepEqual(views[i]!.toJSON(), game.view(viewer).toJSON());
            assert.equal(views[i]!.hash(), game.view(viewer).hash());
            assert.deepEqual(views[i]!.points(), game.points());
            assert.deepEqual(views[i]!.winners(), game.winners());
            assert.deepEqual(views[i]!.result(), game.result());
        });
    }
});

test("events that can't have happened are refused, and then none of them has", () => {
    using game = someGame(base);
    using view = triqueta.view(base, 0);
    const events = game.events(0, 0);
    events[events.length - 3]! ^= 0xff;
    const before = view.snapshot();
    refused(() => view.see(events));
    assert.deepEqual(view.snapshot(), before);
});

test("events are told in words and as objects, and read from words", () => {
    for (const options of everyVariant) {
        using game = someGame(options);
        const events = game.events(0, 0);
        const lines = triqueta.eventsText(events).trimEnd().split("\n");
        assert.equal(triqueta.eventsJSON(events).length, lines.length);
        using view = triqueta.view(game.options, 0);
        for (const line of lines) view.see(triqueta.parseEvent(options, line));
        assert.deepEqual(view.toJSON(), game.view(0).toJSON());
        assert.notEqual(triqueta.eventsText(events, "fr"), lines.join("\n") + "\n");
    }
    assert.deepEqual(refused(() => triqueta.parseEvent(base, "0: lay 0\nbadger")).place, {
        offset: 8,
        line: 1,
        column: 9,
    });
});

test("an event has a seat, and it is the one to move", () => {
    assert.equal(refused(() => triqueta.parseEvent(base, "draw 2")).reason, "event_incomplete");
    using view = triqueta.view(base, 0);
    const before = view.snapshot();
    const other = triqueta.parseEvent(base, "1: draw 2");
    assert.equal(refused(() => view.see(other)).reason, "not_your_turn");
    assert.deepEqual(view.snapshot(), before);
    view.see(triqueta.parseEvent(base, "0: draw 2"));
    assert.equal(view.turn, "chance");
    assert.deepEqual(triqueta.eventsJSON(other), [
        { seat: 1, kind: "drew", number: 2, token: null, mask: null, shown: null },
    ]);
});

test("undo and redo go back and forth, and past what somebody saw only if told so", () => {
    using game = triqueta.game(base, seedFrom(7));
    const start = game.hash();
    game.play(0, 0);
    const looked = game.hash();
    game.play(0, 15);
    const kept = game.hash();
    game.undo();
    assert.equal(game.hash(), looked);
    game.redo();
    assert.equal(game.hash(), kept);
    refused(() => game.redo());
    game.undo();
    game.play(0, 10); // all see the token that is laid
    refused(() => game.undo());
    game.undo({ alsoLooks: true });
    refused(() => game.undo());
    game.undo({ alsoLooks: true });
    assert.equal(game.hash(), start);
});

test("chance can be played by the caller, each answer with its weight", () => {
    using game = triqueta.openGame(base);
    assert.deepEqual(game.chance(), []);
    game.play(0, 0);
    assert.equal(game.turn, "chance");
    assert.deepEqual(game.legal(), []);
    assert.deepEqual(
        game.chance(),
        [0, 1, 2, 3, 4, 5].map((outcome) => ({ outcome, weight: 10 })),
    );
    using other = game.copy();
    game.reveal(3);
    refused(() => game.reveal(3));
    assert.ok(other.draw(triqueta.dice(1)) < 6);
    assert.equal(other.turn, 0);
    using third = triqueta.openGame(base);
    third.play(0, 0);
    third.setDice(triqueta.dice(1));
    assert.equal(third.turn, 0);
    assert.equal(third.hash(), other.hash());
    third.setDice(null);
    third.play(0, third.legal()[0] ?? -1);
    third.play(1, 0);
    assert.equal(third.turn, "chance");
});

test("a game dealt by hand is that deal", () => {
    const pieces = Array.from({ length: 60 }, (_, i) => i % 6);
    using game = triqueta.dealtGame(base, pieces);
    game.play(0, 0);
    assert.equal(triqueta.eventsText(game.events(0, 0)), "0: draw 0\n0: (deer)\n");
    fails("wrong_deal", () => triqueta.dealtGame(base, pieces.fill(0)));
});

test("a completion has its view", () => {
    for (const options of everyVariant) {
        using game = someGame(options);
        using view = game.view(mover(game));
        const dice = triqueta.dice(1);
        using completed = view.complete(dice);
        const again = view.complete(dice, completed);
        assert.equal(again, completed);
        assert.deepEqual(completed.view(view.viewer).snapshot(), view.snapshot());
        assert.ok(completed.playOut(dice) > 0);
        assert.equal(completed.turn, "over");
        assert.deepEqual(completed.legal(), []);
    }
});

test("an evaluation is what its tries come to", () => {
    for (const options of everyVariant) {
        using game = triqueta.game(options, seedFrom(4));
        const seat = mover(game);
        using view = game.view(seat);
        const found = view.evaluate(5, 1000, 12);
        assert.deepEqual(
            found.map(({ action }) => action),
            view.distinct(),
        );
        for (const { action, ...sums } of found) {
            const byHand = { tries: 12, wins: 0, points: 0, pointsSquared: 0 };
            for (let number = 1000; number < 1012; ++number) {
                const dice = triqueta.dice(5, number);
                using whole = view.complete(dice);
                whole.play(seat, action);
                whole.playOut(dice);
                const winners = whole.winners();
                const points = whole.points()[seat]!;
                if (winners.includes(seat)) byHand.wins += Math.floor(65536 / winners.length) / 65536;
                byHand.points += points;
                byHand.pointsSquared += points ** 2;
            }
            assert.deepEqual(sums, byHand);
        }
        const rest = view.evaluate(5, 1004, 8);
        const sum = view.evaluate(5, 1000, 4).map((one, i) => one.points + rest[i]!.points);
        assert.deepEqual(
            sum,
            found.map(({ points }) => points),
        );
        using other = game.view(1 - seat);
        assert.deepEqual(other.evaluate(5, 0, 10), []);
    }
});

test("snapshots and text are read as they were written, in every language", () => {
    for (const options of everyVariant) {
        using game = someGame(options);
        assert.equal(triqueta.gameFromSnapshot(game.snapshot()).hash(), game.hash());
        for (const language of ["en", "de", "fr"] as const)
            assert.equal(triqueta.gameFromText(game.text(language), language).hash(), game.hash());
        for (const view of everyView(game)) {
            assert.equal(triqueta.viewFromSnapshot(view.snapshot()).hash(), view.hash());
            assert.equal(triqueta.viewFromText(view.text("fr"), "fr").canonicalHash(), view.canonicalHash());
        }
    }
});

test("of a position that can't be every reason is told, and of a text the place", () => {
    const text = readText("tests/golden/base_game.position");
    const broken = refused(() =>
        triqueta.gameFromText(text.replace("kept: 1, 0", "kept: 2, 0").replace("tiles: 0", "tiles: 1")),
    );
    assert.ok(broken.reasons.length >= 2, inspect(broken.reasons));
    assert.ok(broken.reasons.every(({ code, text }) => code > 0 && text !== ""));
    assert.equal(broken.reasons[0]!.code, broken.code);

    const typo = refused(() => triqueta.gameFromText(text.replace("rows: -, bear", "rows: -, beer")));
    assert.deepEqual(typo.place, { offset: text.indexOf("bear"), line: 12, column: 10 });
    assert.match(typo.message, /^line 12, column 10: /);
    refused(() => triqueta.gameFromSnapshot(new Uint8Array(7)));
    refused(() => triqueta.gameFromRecord(""));
});

test("actions, tokens and cards are read as they are called, in every language", () => {
    for (const { variant } of everyVariant)
        for (const language of ["en", "de", "fr"] as const)
            for (let action = 0; action < triqueta.sizes({ variant }).actions; ++action)
                assert.equal(
                    triqueta.parseAction(variant, triqueta.actionText(variant, action, language), language),
                    action,
                );
    assert.equal(refused(() => triqueta.parseAction("race", "dance")).place?.offset, 0);
    for (const { variant } of everyVariant)
        for (const language of ["en", "de", "fr"] as const)
            for (let outcome = 0; outcome < triqueta.sizes({ variant }).outcomes; ++outcome)
                assert.equal(
                    triqueta.parseOutcome(variant, triqueta.outcomeText(variant, outcome, language), language),
                    outcome,
                );
    assert.equal(triqueta.outcomeText("base_game", 3), "boar");
});

test("tags of a record may hold anything that fits in a line", () => {
    using game = someGame(base);
    const tags = { Site: 'a "quote", a \\ and 🦉', Empty: "" };
    for (const [name, value] of Object.entries(tags)) game.setTag(name, value);
    const record = game.record();
    for (const [name, value] of Object.entries(tags)) assert.equal(triqueta.tag(record, name), value);
    assert.equal(triqueta.tag(record, "Missing"), undefined);
    refused(() => game.setTag("Site", "two\nlines"));
    fails("no_record", () => triqueta.gameFromSnapshot(game.snapshot()).record());
});

test("encoded views have fields, and points have lines", () => {
    for (const options of everyVariant) {
        using game = someGame(options);
        const { encodingLength, lines } = triqueta.sizes(options);
        const fields = triqueta.encoding(options);
        assert.equal(game.view(0).encode().length, encodingLength);
        assert.equal(
            fields.reduce((sum, { offset, length }) => (assert.equal(offset, sum), sum + length), 0),
            encodingLength,
        );
        assert.ok(fields.every(({ name, meaning }) => name !== "" && meaning !== ""));
        const { variant } = game.options;
        assert.equal(triqueta.games().find((one) => one.variant === variant)?.lines.length, lines);
        assert.equal(game.lines(0).length, lines);
    }
    using game = someGame(base, 1000);
    assert.deepEqual(
        [0, 1].map((seat) => game.lines(seat).reduce((sum, line) => sum + line)),
        game.points(),
    );
});

test("what was left open of options is filled in, and what can't be is an error", () => {
    assert.deepEqual(triqueta.options({ variant: "mayhem", fast: true, players: 5 }), {
        variant: "mayhem",
        players: 5,
        first: 0,
        fast: true,
    });
    fails("no_such_variant", () => triqueta.openGame({ variant: "chess" as "race" }));
    const tooMany = refused(() => triqueta.openGame({ variant: "base_game", players: 6 }));
    assert.deepEqual([tooMany.reason, tooMany.subject, tooMany.place], ["wrong_players", "players", undefined]);
    assert.deepEqual(tooMany.bounds, { least: 2, most: 5 });
    assert.match(tooMany.message, /^players: .+ \(2 to 5\)$/);
    const noSeat = refused(() => triqueta.openGame({ variant: "base_game", players: 2, first: 2 }));
    assert.deepEqual([noSeat.subject, noSeat.bounds], ["first", { least: 0, most: 1 }]);
    const notIts = refused(() => triqueta.openGame({ variant: "base_game", turn_cap: 5 } as never));
    assert.deepEqual([notIts.reason, notIts.subject], ["unknown_option", "turn_cap"]);
    const typeError = (message: RegExp) => ({ name: "TypeError", message });
    assert.throws(() => triqueta.openGame({ variant: "mayhem", fast: 1 as never }), typeError(/fast/));
    assert.throws(() => triqueta.openGame({ variant: "race", turn_cap: 0.5 }), typeError(/turn_cap/));
    using game = someGame(base);
    fails("no_such_viewer", () => game.view(2));
    fails("no_such_viewer", () => game.view(-3));
    fails("no_such_moment", () => game.events(0, 10_000));
    fails("no_such_action", () => triqueta.actionText("base_game", 25));
    fails("no_such_refusal", () => triqueta.refusal(9999));
});

test("what isn't a whole number, or not of 32 or 64 bits, never gets in", () => {
    using game = triqueta.game(base, seedFrom(7));
    for (const wrong of [0.5, NaN, Infinity, "0", undefined, null, 0n, {}])
        assert.throws(() => game.play(wrong as number, 0), TypeError);
    assert.throws(() => game.play(2 ** 32, 0), RangeError);
    assert.throws(() => triqueta.dice(-1), RangeError);
    assert.throws(() => triqueta.dice(2n ** 64n), RangeError);
    assert.throws(() => triqueta.dice(2 ** 53), TypeError);
    assert.throws(() => triqueta.game(base, new Uint8Array(31)), TypeError);
    assert.throws(() => triqueta.game(base, "x".repeat(32) as never), TypeError);
    assert.throws(() => triqueta.dealtGame(base, [0.5]), TypeError);
    assert.throws(() => game.text("it" as "en"), TypeError);
    assert.throws(() => game.draw({} as never), TypeError);
    assert.throws(() => game.copyFrom({} as never), TypeError);
    assert.throws(() => triqueta.parseAction("race", 5 as never), TypeError);
});

test("dice are a function of key, game and draws", () => {
    const one = triqueta.dice(2n ** 64n - 1n, 3);
    const rolls = Array.from({ length: 50 }, () => one.below(6));
    const same = triqueta.dice(2n ** 64n - 1n, 3);
    assert.deepEqual(
        Array.from({ length: 50 }, () => same.below(6)),
        rolls,
    );
    const copy = same.copy();
    assert.equal(copy.below(1000), same.below(1000));
    assert.notDeepEqual(
        Array.from({ length: 50 }, () => copy.below(6)),
        rolls,
    );
    assert.ok(rolls.every((roll) => Number.isInteger(roll) && roll >= 0 && roll < 6));
    fails("out_of_range", () => one.pick([]));
});

test("what was freed, and what belongs to another module, is told", async () => {
    const game = triqueta.game(base, seedFrom(7));
    const view = game.view(0);
    game.free();
    game.free();
    fails("wrong_handle", () => game.turn);
    fails("wrong_handle", () => view.refresh(game));
    assert.equal(view.turn, 0);

    // Two modules that did the same: there the address of the one's game is that of the other's.
    const [one, other] = [await load(), await load()];
    using game1 = one.game(base, seedFrom(7));
    using game2 = other.game(base, seedFrom(7));
    fails("wrong_handle", () => game1.copyFrom(game2));
    fails("wrong_handle", () => game1.view(0).refresh(game2));
});

test("leaving a block frees what it was using", () => {
    let kept: Game | View;
    {
        using game = triqueta.game(base, seedFrom(7));
        kept = game;
        assert.equal(kept.turn, 0);
    }
    fails("wrong_handle", () => kept.turn);
});

test("nothing of a game shows when it is printed, turned into JSON or cloned", () => {
    using one = someGame({ variant: "hidden_wolves", players: 3 });
    using other = triqueta.game({ variant: "race" }, seedFrom(1));
    for (const show of [
        JSON.stringify,
        String,
        (game: Game) => inspect(game, { showHidden: true, depth: 9, getters: false }),
        (game: Game) => JSON.stringify(Object.getOwnPropertyDescriptors(game)),
        (game: Game) => JSON.stringify(structuredClone(game)),
    ])
        assert.equal(show(one), show(other));
    const dice = triqueta.dice(1);
    assert.equal(inspect(dice, { showHidden: true }), inspect(triqueta.dice(2), { showHidden: true }));
});
