/** The library's words in the language that is set. */
import glossaries from "virtual:glossaries";
import { inLanguage } from "./words/index.ts";

export const glossary = inLanguage(glossaries);
