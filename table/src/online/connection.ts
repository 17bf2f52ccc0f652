/** A connection to the server that comes back by itself. */
import type { Answer, Request } from "../../server/protocol.ts";

/** Milliseconds before each attempt to connect again; the last one stays. */
const pauses = [300, 1000, 2000, 4000, 8000];
/** A server that says nothing for so long has gone; it gives a sign of life every 20 s. */
const silence = 50_000;

interface Listener {
    opened(): void;
    answered(answer: Answer): void;
    lost(): void;
}

export class Connection {
    readonly #address: string;
    readonly #listener: Listener;
    #socket: WebSocket | null = null;
    #attempts = 0;
    #timer = 0;
    #isOver = false;

    constructor(path: string, listener: Listener) {
        const address = new URL(path, location.href);
        address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
        this.#address = address.href;
        this.#listener = listener;
        this.#connect();
        addEventListener("online", this.#connectNow);
    }

    send(request: Request): void {
        if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(request));
    }

    close(): void {
        this.#isOver = true;
        clearTimeout(this.#timer);
        removeEventListener("online", this.#connectNow);
        this.#socket?.close();
    }

    readonly #connectNow = (): void => {
        if (this.#socket?.readyState !== WebSocket.OPEN) this.#connect();
    };

    #connect(): void {
        clearTimeout(this.#timer);
        const socket = new WebSocket(this.#address);
        const last = this.#socket;
        this.#socket = socket;
        last?.close();
        const isCurrent = () => this.#socket === socket && !this.#isOver;
        this.#watch();
        socket.onopen = () => {
            if (!isCurrent()) return;
            this.#attempts = 0;
            this.#listener.opened();
        };
        socket.onmessage = ({ data }: MessageEvent<string>) => {
            if (!isCurrent()) return;
            this.#watch();
            const answer = JSON.parse(data) as Answer;
            if (answer.kind === "alive") this.send({ kind: "alive" });
            else this.#listener.answered(answer);
        };
        socket.onclose = () => {
            if (!isCurrent()) return;
            clearTimeout(this.#timer);
            this.#timer = self.setTimeout(() => this.#connect(), pauses[Math.min(this.#attempts++, pauses.length - 1)]);
            this.#listener.lost();
        };
    }

    #watch(): void {
        clearTimeout(this.#timer);
        this.#timer = self.setTimeout(() => {
            this.#listener.lost();
            this.#connect();
        }, silence);
    }
}
