/** The page's side of the host: what it was shown last, and how it asks. */
import { batch, effect, signal } from "@preact/signals";
import type { Following, Hint, KeptMatch, PadScore, Reasons, Reply, Report, Request, Scene } from "./host/protocol.ts";
import type { KeptRoom, OnlineRoom } from "./online/protocol.ts";
import { go } from "./router.ts";
import { onlineWords } from "./online/words.ts";
import { settings } from "./settings.ts";
import { words } from "./words/index.ts";

export const kept = signal<readonly KeptMatch[]>([]);
export const scene = signal<Scene | null>(null);
/** The scene before, for animations. */
export const earlier = signal<Scene | null>(null);
/** Why the library refused something. */
export const refusal = signal<{ readonly text: string; readonly rule: string | null } | null>(null);
/** What is best to do in the scene; null if nobody has asked. */
export const hint = signal<Hint | null>(null);
/** The report of the match that is shown, as far as it is. */
export const report = signal<Report | null>(null);
/** What is true of the move of the report that is looked at. */
export const reasons = signal<Reasons | null>(null);
/** The score of what stands on the score pad. */
export const padScore = signal<PadScore | null>(null);
/** What is known of the game that the companion follows. */
export const following = signal<Following | null>(null);
/** The room on the server that is shown; null: none. */
export const room = signal<OnlineRoom | null>(null);
/** The rooms in which this browser has a seat. */
export const keptRooms = signal<readonly KeptRoom[]>([]);
/** The path of the server's sockets; null if the page came from elsewhere. */
export const server = document.querySelector<HTMLMetaElement>('meta[name="triqueta-server"]')?.content ?? null;
/** An error of the program, of which nothing is known but its text. */
export interface Fault {
    readonly text: string;
}
export const fault = signal<Fault | null>(null);
/** The match that was asked for and isn't kept. */
export const missing = signal<string | null>(null);

/** Begins with the first request, so after the first view. */
let host: Worker | null = null;

function startedHost(): Worker {
    host = new Worker(new URL("./host/worker.ts", import.meta.url), { type: "module" });
    host.onmessage = take;
    // The worker couldn't be loaded, or ended.
    host.onerror = (event) => (fault.value ??= { text: event.message ?? words.peek().hostFault });
    sendSettings();
    return host;
}

export function ask(request: Request): void {
    (host ?? startedHost()).postMessage(request);
}

function sendSettings(): void {
    const { language, pace, playsForced } = settings.value;
    host?.postMessage({ kind: "settings", settings: { language, pace, playsForced } } satisfies Request);
}
effect(sendSettings);

/** Who waits for the text of the record. */
let wantsRecord: ((text: string) => void) | null = null;

export function askRecord(): Promise<string> {
    ask({ kind: "record" });
    return new Promise((resolve) => (wantsRecord = resolve));
}

function take({ data }: MessageEvent<Reply>): void {
    switch (data.kind) {
        case "kept":
            kept.value = data.matches;
            break;
        case "started":
            go({ screen: "match", id: data.id }, { replace: true });
            break;
        case "scene":
            show(data.scene);
            break;
        case "hint":
            if (scene.value?.situation === "yours" && scene.value.cursor === data.hint.cursor) hint.value = data.hint;
            break;
        case "report":
            report.value = data.report;
            break;
        case "reasons":
            reasons.value = data.reasons;
            break;
        case "refused":
            refusal.value = data;
            break;
        case "unfinished":
            refusal.value = { text: words.value.unfinished, rule: null };
            break;
        case "following":
            following.value = data.following;
            refusal.value = data.following.refusal;
            break;
        case "score":
            padScore.value = data.score;
            break;
        case "fault":
            fault.value ??= { text: data.text };
            break;
        case "missing":
            missing.value = data.id;
            break;
        case "opened":
            go({ screen: "room", id: data.room }, { replace: true });
            break;
        case "room":
            room.value = data.room;
            break;
        case "rooms":
            keptRooms.value = data.rooms;
            break;
        case "denied":
            refusal.value = { text: onlineWords.value.denials[data.why], rule: null };
            break;
        case "record":
            wantsRecord?.(data.text);
            wantsRecord = null;
            break;
    }
}

/** Shows a scene. Nothing is kept of what another viewer was shown. */
function show(next: Scene): void {
    batch(() => {
        const now = scene.value;
        earlier.value = now !== null && viewerOf(now) === viewerOf(next) ? now : null;
        scene.value = next;
        refusal.value = null;
        hint.value = null;
        if (report.value?.id !== next.id || next.situation !== "over") report.value = null;
        if (next.situation === "covered" || next.reviewed !== reasons.value?.step) reasons.value = null;
    });
}

const viewerOf = (one: Scene) => (one.situation === "covered" ? undefined : one.viewer);

/** Leaves the match, which stays kept. */
export function leave(): void {
    ask({ kind: "leave" });
    batch(() => {
        scene.value = null;
        earlier.value = null;
        room.value = null;
    });
}

/** Plays an action in the scene that is shown. */
export function act(action: number): void {
    const now = scene.value;
    if (now?.situation !== "yours" || now.past !== null) return;
    if ((now.lesson?.action ?? action) !== action) {
        refusal.value = { text: words.value.followLesson, rule: null };
        return;
    }
    ask({ kind: "act", action, cursor: now.cursor });
}

/** What nobody else at the device may see is covered when the page is left. */
document.addEventListener("visibilitychange", () => {
    if (document.hidden && host !== null) ask({ kind: "cover" });
});
