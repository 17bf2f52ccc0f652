/** What is shown beside the table, or over it on a phone. */
import { signal } from "@preact/signals";

export type Panel = "story" | "report" | "rules";

/** Where it has a place of its own. */
const wide = matchMedia("(min-width: 75rem)");

export const isWide = () => wide.matches;

/** Null: the table alone. */
export const panel = signal<Panel | null>(null);

/** As a match begins. */
export const usual = (): Panel | null => (isWide() ? "story" : null);

export const toggle = (which: Panel) => (panel.value = panel.value === which ? null : which);
