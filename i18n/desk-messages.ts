import type { DeskMessages } from "./desk/hu.ts";
import type { Language } from "./languages.ts";
import { useLanguage } from "./page-language.tsx";

const sources: Record<Language, () => Promise<DeskMessages>> = {
  hu: async () => (await import("./desk/hu.ts")).hu,
  en: async () => (await import("./desk/en.ts")).en,
  es: async () => (await import("./desk/es.ts")).es,
};

const loaded = new Map<Language, DeskMessages>();

/** Makes the admin area's texts ready in a language; public pages never do, so a reader does not fetch them. */
export async function loadDeskMessages(language: Language): Promise<void> {
  if (!loaded.has(language)) loaded.set(language, await sources[language]());
}

/**
 * The texts of the admin area in the page's language.
 *
 * @throws Error when `loadDeskMessages` did not make them ready
 */
export function useDeskMessages(): DeskMessages {
  const language = useLanguage();
  const messages = loaded.get(language);
  if (!messages) throw new Error(`the admin area's texts are not loaded in ${language}`);
  return messages;
}
