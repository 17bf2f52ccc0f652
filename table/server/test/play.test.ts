import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Answer } from "../protocol.ts";
import { begin, bytesOf, Guest, hex, play, scratch, Served, triqueta } from "./support.ts";

const files = scratch();
let server: Served;
before(async () => void (server = await Served.start(files.file("play.sqlite"))));
after(async () => {
    await server.kill("SIGTERM");
    files.remove();
});

const games = [
    { title: "Hidden Wolves for two and a bot", variant: "hidden_wolves", guests: 2, bots: 1 },
    { title: "the base game for two, two tokens a draw", variant: "base_game_duel", guests: 2 },
    { title: "Triangle Mayhem for three and two bots", variant: "mayhem", guests: 3, bots: 2, options: { fast: true } },
    { title: "the 15-card game for three", variant: "race", guests: 3, options: { turn_cap: 60 } },
] as const;

for (const { title, ...how } of games)
    test(`${title}: a whole game, whose deal all can verify`, async () => {
        const { guests } = await begin(server.port, how);
        const dealt = guests[0]!.room!.fair!;
        assert.ok(triqueta.tag(dealt, "FairCommitments")!.split(" ").length === how.guests);
        assert.ok(!dealt.includes("FairSecret"));
        await play(guests);
        const [one] = guests;
        const { text } = await one!.ask({ kind: "record" }, "record");
        assert.deepEqual(triqueta.fair.verify(text), { commitment: null, deal: null, moves: null });
        assert.equal(triqueta.tag(text, "FairCommitments"), triqueta.tag(dealt, "FairCommitments"));
        using game = triqueta.gameFromRecord(text);
        for (const guest of guests) {
            await guest.until(() => guest.view!.turn === "over");
            assert.deepEqual(guest.view!.points(), game.points());
            using view = game.view(guest.room!.you!);
            assert.equal(guest.view!.hash(), view.hash());
            guest.leave();
        }
    });

test("each client is sent its own view alone", async () => {
    const { room, guests } = await begin(server.port, { guests: 3 });
    const watcher = await new Guest().connect(server.port);
    assert.equal((await watcher.enter(room)).you, null);
    const all = [...guests, watcher];
    await play(guests, 12);
    const first = Number(triqueta.tag(watcher.room!.fair!, "First"));
    for (const guest of all) {
        guest.answers.length = 0;
        guest.send({ kind: "catchUp", cursor: null });
        guest.send({ kind: "catchUp", cursor: guest.view!.cursor });
        const last = await guest.until(() => guest.answers.find((answer) => answer.kind === "update"));
        const heard = guest.received.trim().split("\n").map((text) => JSON.parse(text) as Answer);
        assert.ok(heard.some(({ kind }) => kind === "room"));
        for (const answer of [...heard, last])
            if (answer.kind === "update") {
                if (answer.since > 0) continue;
                using view = triqueta.view({ variant: "hidden_wolves", players: 3, first }, guest.view!.viewer);
                const events = triqueta.eventsText(bytesOf(answer.events, "base64")).split("\n").filter(Boolean);
                for (const line of events) view.see(triqueta.parseEvent("hidden_wolves(players=3)", line));
                if (answer === last) assert.equal(view.hash(), guest.view!.hash());
            }
            else if (answer.kind === "room") {
                const { fair, ...shown } = answer.room;
                assert.deepEqual(Object.keys(shown).sort(), ["id", "number", "options", "phase", "seats", "spectators", "variant", "withdrawn", "you"]);
                for (const seat of shown.seats)
                    if (seat.kind === "person") assert.deepEqual(Object.keys(seat).sort(), ["hasStandIn", "isPresent", "kind", "name", "wantsRematch"]);
                assert.ok(!(fair ?? "").includes("FairSecret") && !(fair ?? "").includes("[Seed "));
            }
        assert.equal(guest.view!.viewer, guest === watcher ? "spectator" : guest.room!.you);
        for (const other of all) if (other !== guest) assert.ok(!guest.received.includes(other.token));
        const { text } = await guest.ask({ kind: "record" }, "record");
        assert.throws(() => triqueta.gameFromRecord(text), { reason: "of_one_viewer" });
        using seen = triqueta.viewFromRecord(text);
        assert.equal(seen.viewer, guest.view!.viewer);
    }
    for (const guest of all) guest.leave();
});

test("a client that returns is sent only what it missed, and the story only if it has none", async () => {
    const { room, guests } = await begin(server.port, { guests: 2 });
    const [one, two] = guests as [Guest, Guest];
    await play(guests, 6);
    two.leave();
    await one.until(() => one.room!.seats[1]!.kind === "person" && !one.room!.seats[1]!.isPresent);
    if (one.isToMove) await play([one], 1);
    const missed = one.view!.cursor;
    const from = two.view!.cursor;
    const before = two.answers.length;
    await two.connect(server.port);
    await two.enter(room);
    await two.until(() => two.view!.turn === one.view!.turn);
    const updates = two.answers.slice(before).filter((answer) => answer.kind === "update");
    assert.ok(updates.every((update) => update.since === Number(from.split(".")[0])));
    assert.ok(Number(missed.split(".")[0]) >= Number(from.split(".")[0]));

    const fresh = await new Guest(two.token).connect(server.port);
    assert.equal((await fresh.enter(room)).you, 1);
    await fresh.until(() => fresh.view);
    assert.equal(fresh.answers.find((answer) => answer.kind === "update")!.since, 0);
    assert.equal(fresh.view!.hash(), two.view!.hash());
    for (const guest of [...guests, fresh]) guest.leave();
});

test("a bot plays for one who has gone, until they return; one who gives up leaves their seat to a bot", async () => {
    const { room, guests } = await begin(server.port, { guests: 2 });
    const [one, two] = guests as [Guest, Guest];
    const denied = await one.ask({ kind: "standIn", seat: 1 }, "denied");
    assert.equal(denied.why, "notNow"); // they are there
    two.leave();
    await one.until(() => one.room!.seats[1]!.kind === "person" && !one.room!.seats[1]!.isPresent);
    one.send({ kind: "standIn", seat: 1 });
    await one.until(() => one.room!.seats[1]!.kind === "person" && one.room!.seats[1]!.hasStandIn);
    assert.ok((await play([one], 5)) === 5); // and so the bot moved as well
    await two.connect(server.port);
    await two.enter(room);
    await one.until(() => one.room!.seats[1]!.kind === "person" && !one.room!.seats[1]!.hasStandIn);
    two.send({ kind: "rise" });
    await one.until(() => one.room!.seats[1]!.kind === "bot");
    await two.until(() => two.room!.you === null && two.view?.viewer === "spectator");
    await play([one]);
    for (const guest of guests) guest.leave();
});

test("another game begins when all who are there want it, with a fair deal of its own", async () => {
    const { guests } = await begin(server.port, { guests: 2, variant: "base_game" });
    const [one, two] = guests as [Guest, Guest];
    await play(guests);
    await Promise.all(guests.map((guest) => guest.until(() => guest.room!.phase === "over")));
    const { fair, number } = one.room!;
    one.send({ kind: "rematch" });
    await two.until(() => two.room!.seats[0]!.kind === "person" && two.room!.seats[0]!.wantsRematch);
    assert.equal(two.room!.phase, "over");
    two.send({ kind: "rematch" });
    for (const guest of guests) await guest.until(() => guest.room!.phase === "playing" && guest.number === number + 1);
    assert.notEqual(triqueta.tag(one.room!.fair!, "FairCommitment"), triqueta.tag(fair!, "FairCommitment"));
    await play(guests, 4);
    for (const guest of guests) guest.leave();
});

test("who doesn't contribute in time is left out, and all see that the deal was begun anew", async () => {
    const host = await new Guest().connect(server.port);
    const silent = await new Guest().connect(server.port);
    silent.contributes = false;
    const room = await host.create({ seats: [null, null] });
    await silent.enter(room);
    silent.send({ kind: "sit", seat: 1, name: "Silent" });
    await silent.until(() => silent.room!.you === 1);
    host.send({ kind: "start" });
    await host.until(() => host.room!.phase === "dealing" && host.room!.number === 1);
    silent.leave();
    await host.until(() => host.room!.phase === "playing", 20_000);
    assert.equal(host.room!.number, 2);
    assert.deepEqual(host.room!.withdrawn, [1]);
    assert.equal(triqueta.tag(host.room!.fair!, "FairSeats"), "0");
    host.leave();
});

test("an action that showed nothing can be taken back by who did it, and everybody's view goes back", async () => {
    // Taking a row of the base game shows nothing.
    const { guests } = await begin(server.port, { guests: 2, variant: "base_game", first: 0 });
    const [one, two] = guests as [Guest, Guest];
    const before = [one.view!.hash(), two.view!.hash()];
    const take = one.view!.legal().find((action) => triqueta.actionText("base_game", action).startsWith("take"))!;
    one.send({ kind: "act", action: take, cursor: one.view!.cursor });
    await one.until(() => one.canUndo);
    await two.until(() => two.view!.turn === 1);
    assert.equal((await two.ask({ kind: "undo", cursor: two.view!.cursor }, "denied")).why, "notNow");
    const old = one.answers.length;
    one.send({ kind: "undo", cursor: one.view!.cursor });
    await one.until(() => one.isToMove && one.answers.length > old);
    await two.until(() => two.view!.turn === 0);
    assert.deepEqual([one.view!.hash(), two.view!.hash()], before);
    assert.equal(two.answers.filter((answer) => answer.kind === "update").at(-1)!.since, 0);
    for (const guest of guests) guest.leave();
});

test("seats: one each, changed until the game begins", async () => {
    const host = await new Guest().connect(server.port);
    const room = await host.create({ seats: ["easy", null, null] });
    assert.equal(host.room!.you, 1);
    assert.equal((await host.ask({ kind: "start" }, "denied")).why, "seatsFree");
    const other = await new Guest().connect(server.port);
    await other.enter(room);
    assert.equal((await other.ask({ kind: "start" }, "denied")).why, "notSeated");
    assert.equal((await other.ask({ kind: "sit", seat: 1, name: "Bo" }, "denied")).why, "seatTaken");
    assert.equal((await other.ask({ kind: "sit", seat: 0, name: "Bo" }, "denied")).why, "seatTaken");
    assert.equal((await other.ask({ kind: "sit", seat: 9, name: "Bo" }, "denied")).why, "seatTaken");
    host.send({ kind: "fill", seat: 0, level: null });
    await other.until(() => other.room!.seats[0]!.kind === "open");
    other.send({ kind: "sit", seat: 0, name: "Bo" });
    await other.until(() => other.room!.you === 0);
    other.send({ kind: "sit", seat: 2, name: "Bo" });
    await host.until(() => host.room!.seats.map(({ kind }) => kind).join() === "open,person,person");
    assert.equal((await host.ask({ kind: "fill", seat: 2, level: "easy" }, "denied")).why, "seatTaken");
    other.send({ kind: "rise" });
    await host.until(() => host.room!.seats[2]!.kind === "open");
    for (const guest of [host, other]) guest.leave();
    assert.equal((await (await new Guest().connect(server.port)).ask({ kind: "enter", room: hex(16), token: hex(16), number: null, cursor: null }, "denied")).why, "noSuchRoom");
});
