import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { mostRequest, readRequest, type Request } from "../protocol.ts";
import { begin, Guest, hex, play, scratch, Served } from "./support.ts";

const files = scratch();
let server: Served;
before(async () => void (server = await Served.start(files.file("hostile.sqlite"), { rate: 20 })));
after(async () => {
    await server.kill("SIGTERM");
    files.remove();
});

/** What the guest received since. */
const told = (guest: Guest, before: number) => guest.answers.slice(before);

test("what is no request closes the connection, and nothing is told", async () => {
    const { room, guests } = await begin(server.port, { guests: 2 });
    const enter = { kind: "enter", room, token: hex(16), number: null, cursor: null };
    const wrong: readonly (string | Uint8Array)[] = [
        "",
        "hello",
        "null",
        "[]",
        "{}",
        '{"kind":"__proto__"}',
        '{"kind":"toString"}',
        JSON.stringify({ ...enter, more: 1 }),
        JSON.stringify({ ...enter, token: enter.token.toUpperCase().padEnd(33, "A") }),
        JSON.stringify({ ...enter, room: `${room}' OR 1=1 --` }),
        JSON.stringify({ ...enter, cursor: "0" }),
        JSON.stringify({ kind: "act", action: -1, cursor: "0.0000000000000000" }),
        JSON.stringify({ kind: "act", action: 1.5, cursor: "0.0000000000000000" }),
        JSON.stringify({ kind: "sit", seat: 0, name: "\u202eevil" }),
        JSON.stringify({ kind: "sit", seat: 0, name: " " }),
        JSON.stringify({ kind: "sit", seat: 0, name: "two\nlines" }),
        `{"kind":"start","kind":"start"} `.repeat(2),
        Uint8Array.of(1, 2, 3),
        "x".repeat(mostRequest + 1),
    ];
    for (const text of wrong) {
        const guest = await new Guest().connect(server.port);
        await guest.until(() => guest.answers.length === 1);
        guest.sendText(text);
        const { code } = await guest.until(() => guest.closed);
        assert.ok(code === 1008 || code === 1009 || code === 1006, `${code}: ${text.slice(0, 40)}`);
        assert.deepEqual(guest.answers.map(({ kind }) => kind), ["welcome"]);
    }
    await play(guests, 2); // the others notice nothing
    for (const guest of guests) guest.leave();
});

test("nobody plays for another's seat, without a seat, or twice by one message", async () => {
    const { room, guests } = await begin(server.port, { guests: 2, variant: "base_game" });
    const spectator = await new Guest().connect(server.port);
    await spectator.enter(room);
    const mover = guests.find(({ isToMove }) => isToMove)!;
    const other = guests.find((guest) => guest !== mover)!;
    const changes = () => [mover.view!.cursor, other.view!.cursor];
    const begun = changes();

    // The other one says what the mover would say.
    const action = mover.view!.legal()[0]!;
    for (const cursor of changes()) {
        const no = await other.ask({ kind: "act", action, cursor }, "denied");
        assert.equal(no.why, "rules");
    }
    assert.equal((await spectator.ask({ kind: "act", action, cursor: mover.view!.cursor }, "denied")).why, "notSeated");
    for (const request of [{ kind: "start" }, { kind: "rematch" }, { kind: "rise" }, { kind: "standIn", seat: 0 }] as const)
        assert.ok(["notSeated"].includes((await spectator.ask(request, "denied")).why));
    assert.equal((await mover.ask({ kind: "act", action: 2 ** 31 - 1, cursor: mover.view!.cursor }, "denied")).why, "rules");
    assert.deepEqual(changes(), begun);

    const replayed = mover.act();
    await mover.until(() => mover.view!.cursor !== begun[0]);
    const after = mover.view!.cursor;
    const before = other.answers.length;
    for (let i = 0; i < 3; ++i) assert.equal((await mover.ask(replayed, "denied")).why, "rules");
    assert.equal(mover.view!.cursor, after);
    assert.ok(told(other, before).every(({ kind }) => kind !== "denied"));

    // Another's message as it was sent acts for the seat of who sends it, which isn't to move.
    assert.equal((await spectator.ask(replayed, "denied")).why, "notSeated");
    for (const guest of [...guests, spectator]) guest.leave();
});

test("a token of another room, or a guessed one, has no seat", async () => {
    const first = await begin(server.port, { guests: 2 });
    const second = await begin(server.port, { guests: 2 });
    for (const token of [first.guests[0]!.token, hex(16), "0".repeat(32)]) {
        const stranger = await new Guest(token).connect(server.port);
        assert.equal((await stranger.enter(second.room)).you, null);
        await stranger.until(() => stranger.view);
        assert.equal(stranger.view!.viewer, "spectator");
        stranger.send({ kind: "catchUp", cursor: second.guests[0]!.view!.cursor }); // another viewer's cursor
        stranger.send({ kind: "catchUp", cursor: `${2 ** 40}.0000000000000000` });
        stranger.send({ kind: "catchUp", cursor: null });
        await stranger.until(() => stranger.answers.filter(({ kind }) => kind === "update").length >= 2);
        assert.equal(stranger.view!.viewer, "spectator");
        assert.equal((await stranger.ask({ kind: "sit", seat: 0, name: "Eve" }, "denied")).why, "notNow");
        stranger.leave();
    }
    for (const guest of [...first.guests, ...second.guests]) guest.leave();
});

test("a fair deal takes one commitment and its contribution of each, in their time", async () => {
    const host = await new Guest().connect(server.port);
    const other = await new Guest().connect(server.port);
    host.contributes = other.contributes = false;
    const room = await host.create({ seats: [null, null] });
    await other.enter(room);
    other.send({ kind: "sit", seat: 1, name: "Bo" });
    await other.until(() => other.room!.you === 1);
    const commit: Request = { kind: "commit", number: 1, commitment: hex(32) };
    assert.equal((await host.ask(commit, "denied")).why, "notNow");
    host.send({ kind: "start" });
    await host.until(() => host.room!.phase === "dealing");
    assert.equal((await host.ask({ ...commit, number: 0 }, "denied")).why, "notNow");
    assert.equal((await host.ask({ kind: "reveal", number: 1, contribution: hex(32) }, "denied")).why, "rules");
    host.send(commit);
    await host.until(() => host.room!.fair!.includes(commit.commitment));
    assert.equal((await host.ask({ ...commit, commitment: hex(32) }, "denied")).why, "rules");
    other.send(commit);
    await host.until(() => host.room!.fair!.includes(`1:${commit.commitment}`));
    assert.equal((await host.ask({ kind: "reveal", number: 1, contribution: hex(32) }, "denied")).why, "rules"); // another one
    for (const guest of [host, other]) guest.leave();
});

test("a flood closes the connection, and others play on meanwhile", async () => {
    const { room, guests } = await begin(server.port, { guests: 2, variant: "base_game" });
    const flooder = await new Guest().connect(server.port);
    await flooder.enter(room);
    for (let i = 0; i < 500; ++i) flooder.sendText('{"kind":"catchUp","cursor":null}');
    const { code, reason } = await flooder.until(() => flooder.closed);
    assert.deepEqual([code, reason], [1008, "too fast"]);
    assert.ok(flooder.answers.length < 100);
    assert.equal(await play(guests, 4), 4);
    for (const guest of guests) guest.leave();
});

test("other sites' pages don't connect, nor does anybody elsewhere on the server", async () => {
    await assert.rejects(new Guest().connect(server.port, { origin: "https://example.org" }), /403/);
    await assert.rejects(new Guest().connect(server.port, { origin: "null" }), /403/);
    const own = await new Guest().connect(server.port, { origin: `http://127.0.0.1:${server.port}` });
    own.leave();
    const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${server.port}${path}`, init).then(({ status }) => status);
    assert.deepEqual(
        await Promise.all([get("/"), get("/../package.json"), get("/%2e%2e/%2e%2e/rooms/rooms.sqlite"), get("/rooms.sqlite"), get("/", { method: "POST" }), get("/toString")]),
        [200, 404, 404, 404, 405, 404],
    );
});

test("a request has the fields of its kind, and no others", () => {
    const act = { kind: "act", action: 3, cursor: "12.0123456789abcdef" };
    assert.deepEqual(readRequest(JSON.stringify(act)), act);
    assert.equal(readRequest(JSON.stringify({ ...act, seat: 0 })), null);
    assert.equal(readRequest(JSON.stringify({ kind: "act", action: 3 })), null);
    const create = { kind: "create", variant: "mayhem", options: { fast: true }, first: null, seats: [null, "easy"], name: "Zoë 🦊", token: hex(16) };
    assert.deepEqual(readRequest(JSON.stringify(create)), create);
    for (const change of [{ options: { players: 3 } }, { options: { fast: "yes" } }, { seats: Array(28).fill(null) }, { seats: ["god"] }, { name: "x".repeat(25) }])
        assert.equal(readRequest(JSON.stringify({ ...create, ...change })), null, JSON.stringify(change));
});
