/** The host: a worker that owns the match, all secrets in it, and what is stored. The page asks, and is shown scenes. */
import { load, Refused, type Triqueta, type Variant } from "triqueta";
import wasm from "triqueta/triqueta_page.wasm?url";
import { follow } from "./companion.ts";
import { Match } from "./match.ts";
import { Opponents } from "./opponents.ts";
import { scoreOf } from "./pad.ts";
import type { KeptRoom } from "../online/protocol.ts";
import { Visit, type StoredRoom } from "../online/visit.ts";
import type { Glossary, Reply, Report, Request, Scene, Settings } from "./protocol.ts";
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

/** The action that discards card 0, in the 21/15/9-card game. */
const discard = 2;

const ownMatch = () => (match instanceof Match ? match : null);

const reply = (message: Reply) => postMessage(message);

function glossary(triqueta: Triqueta): Glossary {
    const { language } = settings;
    const games = triqueta.games(language);
    const animals = triqueta.sizes({ variant: "hidden_wolves" }).outcomes;
    const cards = triqueta.sizes({ variant: "race" }).outcomes;
    return {
        language,
        languages: triqueta.languages,
        titles: Object.fromEntries(games.map(({ variant, title }) => [variant, title])) as Record<Variant, string>,
        lines: Object.fromEntries(
            games.map(({ variant, lines }) => [variant, lines.map(({ label }) => label)]),
        ) as unknown as Record<Variant, string[]>,
        players: Object.fromEntries(
            games.map(({ variant, leastPlayers, mostPlayers }) => [variant, { least: leastPlayers, most: mostPlayers }]),
        ) as Glossary["players"],
        animals: Array.from({ length: animals }, (_, i) => triqueta.outcomeText("hidden_wolves", i, language)),
        cards: Array.from({ length: cards }, (_, i) => ({
            name: triqueta.outcomeText("race", i, language),
            code: triqueta.actionText("race", discard + i, language).split(" ").at(-1)!,
        })),
    };
}

/** The rooms in which this browser has a seat, the last one first; without their keys. */
async function keptRooms(): Promise<KeptRoom[]> {
    const all = (await rooms.all()).sort((a, b) => b.changed - a.changed);
    return all.map(({ id, variant, names, isOver }) => ({ id, variant, names, isOver }));
}

async function begin(next: Match): Promise<void> {
    match?.stop();
    match = next;
    await next.keep();
    reply({ kind: "started", id: next.id });
    void next.proceed();
}

async function answer(request: Request): Promise<void> {
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
            reply({ kind: "glossary", glossary: glossary(triqueta) });
            match?.show();
            ownMatch()?.tellReport();
            break;
        case "list":
            reply({ kind: "kept", matches: await store.list() });
            break;
        case "forget":
            await store.remove(request.id);
            reply({ kind: "kept", matches: await store.list() });
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
            match?.stop();
            const stored = await store.get(request.id);
            if (stored) {
                const restored = Match.restore(stored, around);
                match = restored;
                void restored.proceed();
                restored.tellReport();
            } else {
                match = null;
                reply({ kind: "missing", id: request.id });
            }
            break;
        }
        case "leave":
            match?.stop();
            match = null;
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
            match?.stop();
            match = Visit.invite(request.invitation, request.server, around);
            break;
        case "enter":
            if (match instanceof Visit && match.id === request.room) return match.show();
            match?.stop();
            match = Visit.enter(request.room, request.server, around);
            break;
        case "ask":
            if (match instanceof Visit) match.ask(request.request);
            break;
        case "list rooms":
            reply({ kind: "rooms", rooms: await keptRooms() });
            break;
        case "forget room":
            await rooms.remove(request.id);
            reply({ kind: "rooms", rooms: await keptRooms() });
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
