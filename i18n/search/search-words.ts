import type { Language } from "#i18n/languages.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { hu, type SearchWords } from "./hu.ts";

/** Apart from the messages, which every page loads. */
export const searchWords: Record<Language, SearchWords> = { hu, en, es };
