/** What was told of the game at the table. It is kept in the browser. */
import { effect, signal } from "@preact/signals";
import { ask, following } from "../client.ts";
import type { Tap, Told } from "../host/protocol.ts";

export const variants = ["base_game", "hidden_wolves", "hidden_wolves_duel"] as const satisfies readonly Told["variant"][];
export const least = 2;
export const most = (variant: Told["variant"]) => (variant === "hidden_wolves_duel" ? 2 : 5);

const key = "companion";
const isSeat = (seat: number, { names }: Told) => Number.isInteger(seat) && seat >= 0 && seat < names.length;
const isTold = (one: Told) =>
    variants.some((variant) => variant === one.variant) &&
    one.names.every((name) => typeof name === "string") &&
    one.names.length >= least &&
    one.names.length <= most(one.variant) &&
    isSeat(one.first, one) &&
    (one.viewer === null || isSeat(one.viewer, one)) &&
    one.taps.every((tap) => [tap.action, tap.animal].every((number) => number === null || Number.isInteger(number)));

/** What was stored, unless another version of the page or somebody else wrote it. */
function read(): Told | null {
    try {
        const one = JSON.parse(localStorage.getItem(key) ?? "null") as Told | null;
        return one !== null && isTold(one) ? one : null;
    } catch {
        return null;
    }
}

/** Null: no game has begun. */
export const told = signal<Told | null>(read());

effect(() => {
    try {
        localStorage.setItem(key, JSON.stringify(told.value));
    } catch {
        // It lasts as long as this visit.
    }
});

/** Whether the host has yet to answer. */
let isAsking = false;

function askFor(next: Told): void {
    if (isAsking) return;
    isAsking = true;
    ask({ kind: "follow", told: next });
}

/** The host leaves out what it refused. */
effect(() => {
    const now = following.value;
    isAsking = false;
    if (now && told.peek()) told.value = now.told;
});

export function tell(tap: Tap): void {
    if (told.value) askFor({ ...told.value, taps: [...told.value.taps, tap] });
}

export function takeBack(): void {
    if (told.value) askFor({ ...told.value, taps: told.value.taps.slice(0, -1) });
}

export function begin(next: Told): void {
    following.value = null;
    told.value = next;
    askFor(next);
}

export function end(): void {
    told.value = null;
    following.value = null;
}

/** Asks anew, after a reload or in another language. */
export function retell(): void {
    if (told.peek()) askFor(told.peek()!);
}
