/** Starts the server. */
import { mkdirSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { serveFolder } from "./files.ts";
import { socketPath, startServer } from "./server.ts";
import { SqliteStorage } from "./sqlite.ts";

const help = `Serves the page and rooms in which people play together.

    --home           for all machines of the network, rather than this one alone
    --host ADDRESS   the address to listen at (127.0.0.1)
    --port PORT      the port (4318); 0 takes a free one
    --rooms FILE     where rooms are kept (~/.local/state/triqueta/rooms.sqlite)
    --page FOLDER    the built page
    --proxy          believe the last address in X-Forwarded-For
    --bot-pause MS   how long bots wait before a move (700)
    --rate NUMBER    requests a second of one connection (20)
`;

const { values } = parseArgs({
    options: {
        home: { type: "boolean", default: false },
        host: { type: "string" },
        port: { type: "string", default: "4318" },
        rooms: { type: "string", default: join(process.env["XDG_STATE_HOME"] ?? join(homedir(), ".local/state"), "triqueta/rooms.sqlite") },
        page: { type: "string", default: resolve(import.meta.dirname, "../../table") },
        proxy: { type: "boolean", default: false },
        "bot-pause": { type: "string", default: "700" },
        rate: { type: "string", default: "20" },
        help: { type: "boolean", default: false },
    },
});

if (values.help) {
    console.log(help);
    process.exit();
}

process.umask(0o077); // rooms have secrets
mkdirSync(dirname(resolve(values.rooms)), { recursive: true });
const fail = (error: unknown) => {
    console.error(error);
    process.exit(1);
};
const server = await startServer({
    files: serveFolder(resolve(values.page), socketPath),
    storage: new SqliteStorage(values.rooms),
    host: values.host ?? (values.home ? "0.0.0.0" : "127.0.0.1"),
    port: Number(values.port),
    botPause: Number(values["bot-pause"]),
    limits: { perSecond: Number(values.rate) },
    isBehindProxy: values.proxy,
    fail,
}).catch(fail);
for (const address of server.addresses) console.log(address);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void server.stop().then(() => process.exit()));
