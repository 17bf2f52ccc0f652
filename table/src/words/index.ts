/** The page's own words in the language that is set. All that the rules say is in the library's words. */
import { computed } from "@preact/signals";
import type { Language } from "triqueta";
import { settings } from "../settings.ts";
import { german } from "./de.ts";
import { english } from "./en.ts";
import { french } from "./fr.ts";

/** Words in the language that is set. */
export const inLanguage = <Said>(said: Readonly<Record<Language, Said>>) => computed(() => said[settings.value.language]);

export const words = inLanguage({ en: english, de: german, fr: french });
