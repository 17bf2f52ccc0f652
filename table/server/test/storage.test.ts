import assert from "node:assert/strict";
import { after, test } from "node:test";
import { Bucket, household } from "../limits.ts";
import { serveFolder } from "../files.ts";
import { startServer } from "../server.ts";
import { SqliteStorage } from "../sqlite.ts";
import type { StoredRoom } from "../storage.ts";
import { begin, Guest, hex, play, scratch, Served, triqueta } from "./support.ts";

const files = scratch();
after(files.remove);

test("killed at any moment, the server goes on from what it answered last", { timeout: 120_000 }, async () => {
    const rooms = files.file("killed.sqlite");
    let server = await Served.start(rooms);
    const { port } = server;
    const { room, guests } = await begin(port, { guests: 2, bots: 1, variant: "hidden_wolves" });
    let kills = 0;
    for (; kills < 12; ++kills) {
        const playing = play(guests).catch(() => 0);
        await new Promise((done) => setTimeout(done, Math.random() * 60));
        const seen = guests.map((guest) => Number(guest.view!.cursor.split(".")[0]));
        await server.kill();
        await playing;
        server = await Served.start(rooms, { port });
        for (const [i, guest] of guests.entries()) {
            await guest.connect(port);
            const before = guest.answers.length;
            assert.equal((await guest.enter(room)).you, i);
            // Nothing that was seen is lost: the view goes on from where it was, and nothing is sent again.
            assert.ok(Number(guest.view!.cursor.split(".")[0]) >= seen[i]!);
            assert.ok(guest.answers.slice(before).every((answer) => answer.kind !== "update" || answer.since >= seen[i]!));
        }
        if (guests[0]!.room!.phase === "over") break;
    }
    await play(guests);
    assert.ok(kills > 5, `${kills}`);
    const { text } = await guests[0]!.ask({ kind: "record" }, "record");
    assert.deepEqual(triqueta.fair.verify(text), { commitment: null, deal: null, moves: null });
    for (const guest of guests) guest.leave();
    await server.kill("SIGTERM");
});

test("killed in the middle of a fair deal, it goes on with the deal", { timeout: 60_000 }, async () => {
    const rooms = files.file("dealing.sqlite");
    let server = await Served.start(rooms);
    const { port } = server;
    const host = await new Guest().connect(port);
    const other = await new Guest().connect(port);
    other.contributes = false;
    const room = await host.create({ seats: [null, null] });
    await other.enter(room);
    other.send({ kind: "sit", seat: 1, name: "Bo" });
    await other.until(() => other.room!.you === 1);
    host.send({ kind: "start" });
    await host.until(() => host.room!.fair && triqueta.fair.awaited(host.room!.fair).seats.join() === "1");
    const { fair } = host.room!;
    await server.kill();
    server = await Served.start(rooms, { port });
    other.contributes = true;
    for (const guest of [host, other]) {
        await guest.connect(port);
        await guest.enter(room);
    }
    await host.until(() => host.room!.phase === "playing" && host.view);
    assert.equal(host.room!.number, 1);
    assert.equal(triqueta.tag(host.room!.fair!, "FairCommitment"), triqueta.tag(fair!, "FairCommitment"));
    for (const guest of [host, other]) guest.leave();
    await server.kill("SIGTERM");
});

const stored = (changes: Partial<StoredRoom> = {}): StoredRoom => ({
    id: hex(16),
    changed: 1,
    expires: 10,
    address: "a",
    state: { phase: "gathering" } as StoredRoom["state"],
    game: Uint8Array.of(1, 2, 3),
    ...changes,
});

test("rooms are kept together or not at all, and forgotten in their time", async () => {
    const storage = new SqliteStorage(files.file("kept.sqlite"));
    const one = stored();
    const two = stored({ expires: 20, game: null, address: "b" });
    await storage.save([one, two]);
    const read = (await storage.load(one.id))!;
    assert.deepEqual({ ...read, game: Uint8Array.from(read.game!) }, one);
    await assert.rejects(storage.save([{ ...one, expires: 30 }, { ...stored(), address: null as unknown as string }]));
    assert.equal((await storage.load(one.id))!.expires, 10);
    assert.deepEqual(await storage.count("a"), { ofAddress: 1, all: 2 });
    await storage.expire(10);
    assert.equal(await storage.load(one.id), null);
    assert.deepEqual(await storage.load(two.id), two);
    await storage.close();
});

test("an address has bounds: connections, rooms, spectators", async () => {
    const failed: unknown[] = [];
    const server = await startServer({
        files: () => {},
        storage: new SqliteStorage(files.file("bounds.sqlite")),
        host: "127.0.0.1",
        port: 0,
        limits: { connectionsOfAddress: 5, roomsOfAddress: 2, spectators: 1 },
        fail: (error) => failed.push(error),
    });
    const guests = await Promise.all(Array.from({ length: 5 }, () => new Guest().connect(server.port)));
    await assert.rejects(new Guest().connect(server.port), /503/);
    const [host, a, b, c] = guests as [Guest, Guest, Guest, Guest];
    const room = await host.create({ seats: [null, "easy"] });
    await a.enter(room);
    assert.equal((await b.ask({ kind: "enter", room, token: hex(16), number: null, cursor: null }, "denied")).why, "tooManySpectators");
    await b.create({ seats: [null, "easy"] });
    const request = { kind: "create", variant: "mayhem", options: {}, first: null, seats: [null, null], name: "C", token: hex(16) } as const;
    assert.equal((await c.ask(request, "denied")).why, "tooManyRooms");
    guests[4]!.leave();
    const next = await guests[0]!.until(() => new Guest().connect(server.port).catch(() => null));
    await next;
    for (const guest of guests) guest.leave();
    await server.stop();
    assert.deepEqual(failed, []);
});

test("a room that nobody is in takes no memory, and is there again for who enters it", async () => {
    const server = await startServer({
        files: () => {},
        storage: new SqliteStorage(files.file("left.sqlite")),
        host: "127.0.0.1",
        port: 0,
        botPause: 0,
        limits: { perSecond: 1000 },
        fail: (error) => assert.fail(`${error}`),
    });
    const { room, guests } = await begin(server.port, { guests: 1, bots: 2 });
    const [guest] = guests as [Guest];
    await play(guests, 3);
    guest.leave();
    await guest.until(() => server.rooms() === 0);
    await guest.connect(server.port);
    assert.equal((await guest.enter(room)).you, 0);
    await play(guests, 3);
    guest.leave();
    await server.stop();
});

test("a game that can't be played so is refused with the library's reason", async () => {
    const server = await Served.start(files.file("refused.sqlite"));
    const guest = await new Guest().connect(server.port);
    const request = { kind: "create", variant: "base_game", options: {}, first: null, seats: [null], name: "A", token: hex(16) } as const;
    for (const change of [{}, { variant: "chess" as "race" }, { variant: "race" as const, seats: [null, null], options: { turn_cap: -1 } }, { seats: [null, null], options: { fast: true } }, { seats: [null, null], first: 2 }]) {
        const { why, code } = await guest.ask({ ...request, ...change }, "denied");
        assert.equal(why, "rules");
        assert.ok(code === null || triqueta.refusal(code).text !== "");
    }
    guest.leave();
    await server.kill("SIGTERM");
});

test("limits count IPv6 by network, and IPv4 in either form as one", () => {
    assert.equal(household("127.0.0.1"), household("::ffff:127.0.0.1"));
    assert.equal(household("2001:db8:1:2:3:4:5:6"), household("2001:db8:1:2::9"));
    assert.notEqual(household("2001:db8:1:2::9"), household("2001:db8:1:3::9"));
    assert.equal(household("::1"), "0:0:0:0::/64");
    const bucket = new Bucket({ size: 2, perSecond: 1, now: 0 });
    assert.deepEqual([0, 0, 0, 999, 1000, 1000].map((now) => bucket.take(now)), [true, true, false, false, true, false]);
});

test("the page is told where the sockets are", () => {
    const page = serveFolder(new URL("../../../table", import.meta.url).pathname, "/online");
    let sent = "";
    const response = { writeHead: () => response, end: (content: Buffer) => (sent = content.toString()) };
    page({ method: "GET", url: "/?x", headers: {} } as never, response as never);
    assert.match(sent, /<meta name="triqueta-server" content="\/online" \/><\/head>/);
});
