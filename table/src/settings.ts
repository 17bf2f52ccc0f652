/** What the player has chosen for good. It is kept in the browser. */
import { effect, signal } from "@preact/signals";
import type { Language } from "triqueta";
import { paces, type Settings as HostSettings } from "./host/protocol.ts";

export const themes = ["auto", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

export interface Settings extends HostSettings {
    readonly theme: Theme;
    /** Whether a question comes before a choice that gains nothing. */
    readonly asksFirst: boolean;
}

const key = "settings";
const spoken: readonly Language[] = ["en", "de", "fr"];

function oneOf<T>(all: readonly T[], value: unknown, otherwise: T): T {
    return all.includes(value as T) ? (value as T) : otherwise;
}

function read(): Settings {
    let stored: Partial<Record<keyof Settings, unknown>> = {};
    try {
        stored = JSON.parse(localStorage.getItem(key) ?? "{}") ?? {};
    } catch {
        // Nothing is stored, or storing is forbidden.
    }
    const wished = spoken.find((code) => navigator.language.startsWith(code)) ?? "en";
    return {
        language: oneOf(spoken, stored.language, wished),
        pace: oneOf(paces, stored.pace, "normal"),
        theme: oneOf(themes, stored.theme, "auto"),
        playsForced: oneOf([true, false], stored.playsForced, true),
        asksFirst: oneOf([true, false], stored.asksFirst, true),
    };
}

export const settings = signal<Settings>(read());

export function set(changes: Partial<Settings>): void {
    settings.value = { ...settings.value, ...changes };
}

effect(() => {
    const { language, theme } = settings.value;
    document.documentElement.lang = language;
    document.documentElement.dataset["theme"] = theme;
    try {
        localStorage.setItem(key, JSON.stringify(settings.value));
    } catch {
        // The settings last as long as this visit.
    }
});
