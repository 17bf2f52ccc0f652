/** Measures a server under load: it starts one of its own, on this machine, and plays many games over sockets. */
import { fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startServer } from "./server.ts";
import { SqliteStorage } from "./sqlite.ts";
import { begin, play, type Guest } from "./test/support.ts";

const most = { rooms: 1000, seconds: 120 } as const;

const { values } = parseArgs({
    options: {
        serve: { type: "string" },
        rooms: { type: "string", default: "200" },
        seconds: { type: "string", default: "10" },
        /** Milliseconds that a player thinks. */
        think: { type: "string", default: "500" },
    },
});

if (values.serve !== undefined) await serve(values.serve);
else await measure();

/** The server, in a process of its own. It tells its memory when it is asked. */
async function serve(rooms: string): Promise<void> {
    const server = await startServer({
        files: (_, response) => void response.writeHead(404).end(),
        storage: new SqliteStorage(rooms),
        host: "127.0.0.1",
        port: 0,
        limits: { connections: 4 * most.rooms, connectionsOfAddress: 4 * most.rooms, roomsOfAddress: 4 * most.rooms, perSecond: 1000 },
        fail: (error) => {
            throw error;
        },
    });
    process.on("message", () => process.send!({ memory: process.memoryUsage().rss, cpu: process.cpuUsage() }));
    process.send!({ port: server.port });
}

interface Usage {
    readonly memory: number;
    readonly cpu: NodeJS.CpuUsage;
}

async function measure(): Promise<void> {
    const rooms = Math.min(Number(values.rooms), most.rooms);
    const seconds = Math.min(Number(values.seconds), most.seconds);
    const think = Number(values.think);
    const folder = mkdtempSync(join(tmpdir(), "table-load-"));
    const child = fork(process.argv[1]!, ["--serve", join(folder, "rooms.sqlite")]);
    process.once("exit", () => {
        child.kill("SIGKILL");
        rmSync(folder, { recursive: true, force: true });
    });
    const told = <T>() => new Promise<T>((done) => child.once("message", (message) => done(message as T)));
    const usage = () => {
        const answer = told<Usage>();
        child.send("usage");
        return answer;
    };
    const { port } = await told<{ port: number }>();

    const games = [{ variant: "hidden_wolves" }, { variant: "mayhem" }, { variant: "race" }] as const;
    await playFor(await begin(port, { guests: 2 }), 500, 0, []); // so that the code is compiled
    const before = await usage();
    const all: { guests: Guest[] }[] = [];
    for (let i = 0; i < rooms; ++i) all.push(await begin(port, { guests: 2, ...games[i % games.length] }));
    const begun = await usage();

    const heard = () => all.reduce((sum, { guests }) => sum + guests.reduce((many, { answers }) => many + answers.length, 0), 0);
    const delays: number[] = [];
    const since = heard();
    const start = performance.now();
    await Promise.all(all.map((room) => playFor(room, seconds * 1000, think, delays)));
    const elapsed = (performance.now() - start) / 1000;
    const after = await usage();
    delays.sort((a, b) => a - b);
    const percentile = (share: number) => delays[Math.min(delays.length - 1, Math.floor(share * delays.length))]!.toFixed(1);
    const kilobytes = (bytes: number) => Math.round(bytes / rooms / 1024);
    const cpu = (after.cpu.user + after.cpu.system - begun.cpu.user - begun.cpu.system) / 1e6 / elapsed;
    console.log(
        [
            `${rooms} rooms with two players each; ${think} ms to think; ${elapsed.toFixed(0)} s on ${cpus().length} cores`,
            `actions a second                  ${(delays.length / elapsed).toFixed(0)}`,
            `messages a second, both ways      ${((delays.length + heard() - since) / elapsed).toFixed(0)}`,
            `from an action to its update, ms  median ${percentile(0.5)}, p99 ${percentile(0.99)}, longest ${percentile(1)}`,
            `memory a room, KiB                ${kilobytes(begun.memory - before.memory)} begun, ${kilobytes(after.memory - before.memory)} after`,
            `the server's share of one core    ${Math.round(100 * cpu)} %`,
        ].join("\n"),
    );
    process.exit();
}

/** Plays in a room for a time, a game after the other. */
async function playFor({ guests }: { guests: readonly Guest[] }, milliseconds: number, think: number, delays: number[]): Promise<void> {
    await new Promise((done) => setTimeout(done, Math.random() * think));
    for (const end = performance.now() + milliseconds; performance.now() < end; ) {
        if (guests[0]!.room!.phase === "over") {
            const { number } = guests[0]!.room!;
            for (const guest of guests) guest.send({ kind: "rematch" });
            await guests[0]!.until(() => guests.every(({ room, number: of }) => room!.phase === "playing" && of > number));
        }
        const sent = performance.now();
        if ((await play(guests, 1)) === 1) delays.push(performance.now() - sent);
        await new Promise((done) => setTimeout(done, think));
    }
}
