/** The host: a worker that owns the match, all secrets in it, and what is stored. The page asks, and is shown scenes. */
import { load, Refused } from "triqueta";
import wasm from "triqueta/triqueta_page.wasm?url";
import { follow } from "./companion.ts";
import { Match } from "./match.ts";
import { Opponents } from "./opponents.ts";
import { scoreOf } from "./pad.ts";
import type { KeptRoom } from "../online/protocol.ts";
import { Visit, type StoredRoom } from "../online/visit.ts";
import type { Reply, Report, Request, Scene, Settings } from "./protocol.ts";
import { Shelf } from "./shelf.ts";
import { Store } from "./store.ts";
import type { Table } from "./table.ts";

const module = new URL(wasm, import.meta.url);
const loading = load(module);
const store = new Store();
const rooms = new Shelf<StoredRoom>("triqueta-rooms", "rooms");
const opponents = new Opponents(module);
let settings: Settings = { language: "en", pace: "normal", playsForced: true };
let match: Table | null = null;
/** Counts what was opened and left: what was read too late isn't shown any more. */
let visits = 0;

const ownMatch = () => (match instanceof Match ? match : null);

const reply = (message: Reply) => postMessage(message);

/** The rooms in which this browser has a seat, the last one first; without their keys. */
async function keptRooms(): Promise<KeptRoom[]> {
    const all = (await rooms.all()).sort((a, b) => b.changed - a.changed);
    return all.map(({ id, variant, names, isOver }) => ({ id, variant, names, isOver }));
}

/** Returns the number of the visit that begins. */
function leave(): number {
    match?.stop();
    match = null;
    return ++visits;
}

async function begin(next: Match): Promise<void> {
    leave();
    match = next;
    await next.keep();
    reply({ kind: "started", id: next.id });
    void next.proceed();
}

/** Answers what needs no library, so at once. Returns whether it did. */
async function answeredFromShelves(request: Request): Promise<boolean> {
    switch (request.kind) {
        case "forget":
        case "list":
            if (request.kind === "forget") await store.remove(request.id);
            reply({ kind: "kept", matches: await store.list() });
            return true;
        case "forget room":
        case "list rooms":
            if (request.kind === "forget room") await rooms.remove(request.id);
            reply({ kind: "rooms", rooms: await keptRooms() });
            return true;
        default:
            return false;
    }
}

async function answer(request: Request): Promise<void> {
    if (await answeredFromShelves(request)) return;
    const triqueta = await loading;
    const around = {
        triqueta,
        store,
        opponents,
        settings: () => settings,
        rooms,
        reply,
        show: (scene: Scene) => reply({ kind: "scene", scene }),
        tell: (report: Report) => reply({ kind: "report", report }),
    };
    switch (request.kind) {
        case "settings":
            settings = request.settings;
            match?.show();
            ownMatch()?.tellReport();
            break;
        case "start":
            return begin(Match.begin(request.setup, around));
        case "learn":
            return begin(Match.learn(request.name, around));
        case "read": {
            const read = Match.read(request.record, around);
            if (read) return begin(read);
            reply({ kind: "unfinished" });
            break;
        }
        case "open": {
            if (match?.id === request.id) {
                match.show();
                return ownMatch()?.tellReport();
            }
            const visit = leave();
            const stored = await store.get(request.id);
            if (visit !== visits) break;
            if (stored) {
                const restored = Match.restore(stored, around);
                match = restored;
                void restored.proceed();
                restored.tellReport();
            } else {
                reply({ kind: "missing", id: request.id });
            }
            break;
        }
        case "leave":
            leave();
            break;
        case "act":
            return match?.act(request.action, request.cursor);
        case "undo":
            return match?.undo();
        case "advise": {
            const hint = await match?.hint();
            if (hint) reply({ kind: "hint", hint });
            break;
        }
        case "uncover":
            return match?.uncover(request.seat);
        case "cover":
            return match?.cover();
        case "hurry":
            return match?.hurry();
        case "look":
            return match?.look(request.step);
        case "report":
            return ownMatch()?.report();
        case "stopReport":
            ownMatch()?.stopReport();
            break;
        case "review": {
            const reasons = await ownMatch()?.reviewed(request.step);
            if (reasons) reply({ kind: "reasons", reasons });
            break;
        }
        case "follow":
            reply({ kind: "following", following: follow(triqueta, request.told, settings.language) });
            break;
        case "score":
            reply({ kind: "score", score: scoreOf(triqueta, request.sheet) });
            break;
        case "record":
            if (match) reply({ kind: "record", text: await match.record() });
            break;
        case "invite":
            leave();
            match = Visit.invite(request.invitation, request.server, around);
            break;
        case "enter":
            if (match instanceof Visit && match.id === request.room) return match.show();
            leave();
            match = Visit.enter(request.room, request.server, around);
            break;
        case "ask":
            if (match instanceof Visit) match.ask(request.request);
            break;
    }
}

addEventListener("message", ({ data }: MessageEvent<Request>) => {
    answer(data).catch((error: unknown) => {
        // A stored match that is refused is damaged, which isn't the player's doing.
        if (error instanceof Refused && data.kind !== "open") reply({ kind: "refused", text: error.text, rule: error.rule });
        else report(error);
    });
});

/** Reports an error of the program to the page. */
function report(error: unknown): void {
    reply({ kind: "fault", text: error instanceof Error ? `${error.message}\n${error.stack ?? ""}` : `${error}` });
}

// Moves of bots and what else nobody waits for.
addEventListener("unhandledrejection", (event) => {
    event.preventDefault();
    report(event.reason);
});
