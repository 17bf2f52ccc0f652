/** The page's own words in the language that is set. All that the rules say is in the library's words. */
import { computed } from "@preact/signals";
import type { Language } from "triqueta";
import { settings } from "../settings.ts";
import { german } from "./de.ts";
import { english, type Words } from "./en.ts";
import { french } from "./fr.ts";

const all: Readonly<Record<Language, Words>> = { en: english, de: german, fr: french };

export const words = computed(() => all[settings.value.language]);
