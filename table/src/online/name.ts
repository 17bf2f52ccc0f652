/** The player's name, which the browser keeps. */
import { mostName } from "../../server/protocol.ts";

const key = "name";

export function keptName(): string {
    try {
        return localStorage.getItem(key) ?? "";
    } catch {
        return "";
    }
}

/** The name as the server takes it, or another one if nothing is left. */
export function cleanName(typed: string, otherwise: string): string {
    const name = typed.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu, "").trim().slice(0, mostName).trim();
    if (name === "") return otherwise;
    try {
        localStorage.setItem(key, name);
    } catch {
        // It is asked for again next time.
    }
    return name;
}
