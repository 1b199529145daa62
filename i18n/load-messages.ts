import type { AdminMessages } from "./admin/hu.ts";
import { languages, type Language } from "./languages.ts";
import type { Messages } from "./messages/hu.ts";

const loader = createMessageLoader<Messages>({
  hu: async () => (await import("./messages/hu.ts")).hu,
  en: async () => (await import("./messages/en.ts")).en,
  es: async () => (await import("./messages/es.ts")).es,
});

/** Public pages never load these, so a reader does not fetch them. */
export const adminMessages = createMessageLoader<AdminMessages>({
  hu: async () => (await import("./admin/hu.ts")).hu,
  en: async () => (await import("./admin/en.ts")).en,
  es: async () => (await import("./admin/es.ts")).es,
});

export const loadMessages = loader.load;

export const loadedMessages = loader.get;

/** If the language's messages could not be fetched, gives one that is loaded: the error page then uses that language. */
export function loadedLanguage(language: Language): Language {
  return [language, ...languages].find(loader.has) ?? language;
}

/** Each language is loaded once, when it is first needed. */
function createMessageLoader<T>(sources: Record<Language, () => Promise<T>>) {
  const loaded = new Map<Language, T>();
  return {
    async load(language: Language): Promise<void> {
      if (!loaded.has(language)) loaded.set(language, await sources[language]());
    },
    has: (language: Language) => loaded.has(language),
    /** @throws Error when the language is not loaded */
    get(language: Language): T {
      const messages = loaded.get(language);
      if (!messages) throw new Error(`the messages in ${language} are not loaded`);
      return messages;
    },
  };
}
