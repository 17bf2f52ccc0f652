/** The server: HTTP for the page, WebSockets for rooms. */
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import type { Duplex } from "node:stream";
import { load } from "triqueta";
import { WebSocketServer, type WebSocket } from "ws";
import { Bots } from "./bots.ts";
import type { Files } from "./files.ts";
import { Hall, type Line } from "./hall.ts";
import { household, usualLimits, type Limits } from "./limits.ts";
import { mostRequest } from "./protocol.ts";
import type { Storage } from "./storage.ts";

export const socketPath = "/online";

export interface ServerOptions {
    readonly files: Files;
    readonly storage: Storage;
    readonly host: string;
    readonly port: number;
    readonly limits?: Partial<Limits>;
    readonly botPause?: number;
    /** Whether a proxy on this machine tells the address of its client in X-Forwarded-For. */
    readonly isBehindProxy?: boolean;
    readonly fail: (error: unknown) => void;
}

const loopback = /^(127\.|::1$|localhost$)/;

/** The addresses of this machine in its network. */
const ownAddresses = (): string[] =>
    Object.values(networkInterfaces()).flatMap((all) =>
        (all ?? []).filter(({ family, internal }) => family === "IPv4" && !internal).map(({ address }) => address),
    );

/** Codes of WebSockets. */
const closings = { malformed: 1008, "too fast": 1008, "too slow": 1013 } as const;

export async function startServer({ files, storage, host, port, limits, botPause = 700, isBehindProxy = false, fail }: ServerOptions) {
    const bots = new Bots();
    const http = createServer({ requestTimeout: 10_000, headersTimeout: 10_000, maxHeaderSize: 8192 }, files);
    http.maxConnections = 2 * (limits?.connections ?? usualLimits.connections);
    await new Promise<void>((done, failed) => http.once("error", failed).listen(port, host, done));
    const { port: actual } = http.address() as AddressInfo;
    const isLocal = loopback.test(host);
    const addresses = isLocal ? [] : ownAddresses().map((address) => `http://${address}:${actual}/`);
    const hall = new Hall({
        triqueta: await load(),
        storage,
        bots,
        limits: { ...usualLimits, ...limits },
        botPause,
        welcome: { kind: "welcome", addresses, isLocal },
        fail,
    });

    // Compression would keep a buffer for each connection, and let sizes tell of what is compressed together.
    const sockets = new WebSocketServer({ noServer: true, maxPayload: mostRequest, perMessageDeflate: false });
    const addressOf = ({ socket, headers }: IncomingMessage): string => {
        const told = isBehindProxy ? `${headers["x-forwarded-for"] ?? ""}`.split(",").at(-1)!.trim() : "";
        return household(told || socket.remoteAddress || "");
    };

    http.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
        const refuse = (status: string) => void socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
        socket.on("error", () => socket.destroy());
        if (request.url !== socketPath) return refuse("404 Not Found");
        if (!isOwnOrigin(request)) return refuse("403 Forbidden");
        const address = addressOf(request);
        if (!hall.admits(address)) return refuse("503 Service Unavailable");
        return sockets.handleUpgrade(request, socket, head, (client) => serve(client, address));
    });

    function serve(socket: WebSocket, address: string): void {
        const line: Line = {
            address,
            waiting: () => socket.bufferedAmount,
            send: (text) => socket.send(text),
            close: (reason) => {
                socket.close(closings[reason], reason);
                // It isn't waited for, and not listened to.
                socket.removeAllListeners("message");
                setTimeout(() => socket.terminate(), 1000).unref();
            },
        };
        socket.on("error", () => socket.terminate()); // too long, or no WebSocket at all
        socket.on("close", () => hall.leave(line));
        socket.on("message", (data, isBinary) => (isBinary ? line.close("malformed") : hall.hear(line, data.toString())));
        hall.join(line);
    }

    return {
        port: actual,
        addresses: isLocal ? [`http://${host}:${actual}/`] : addresses,
        rooms: () => hall.rooms,
        stop: async () => {
            http.close();
            for (const socket of sockets.clients) socket.terminate();
            http.closeAllConnections();
            await hall.stop();
            bots.stop();
            await storage.close();
        },
    };
}

/** Other sites' pages must not play with the browsers of their visitors. Programs send no origin. */
function isOwnOrigin({ headers: { origin, host } }: IncomingMessage): boolean {
    if (origin === undefined) return true;
    try {
        return new URL(origin).host === host;
    } catch {
        return false;
    }
}
