import { languages, type Language } from "./languages.ts";
import type { Messages } from "./messages/hu.ts";

const sources: Record<Language, () => Promise<Messages>> = {
  hu: async () => (await import("./messages/hu.ts")).hu,
  en: async () => (await import("./messages/en.ts")).en,
  es: async () => (await import("./messages/es.ts")).es,
};

const loaded = new Map<Language, Messages>();

/** Makes a language's texts ready; a browser fetches them once, and only the languages it shows. */
export async function loadMessages(language: Language): Promise<void> {
  if (!loaded.has(language)) loaded.set(language, await sources[language]());
}

/**
 * The texts of a language that `loadMessages` made ready. When they could not be fetched, those of another
 * language that is there, so that the failure itself can still be told.
 *
 * @throws Error when no language is loaded
 */
export function loadedMessages(language: Language): Messages {
  const messages = loaded.get(language) ?? languages.map((other) => loaded.get(other)).find(Boolean);
  if (!messages) throw new Error(`no messages are loaded, ${language} was asked for`);
  return messages;
}
