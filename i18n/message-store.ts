import type { Language } from "./languages.ts";

/** Keeps the messages that were loaded. Whoever shows them reads them here, and knows nothing of where they come from. */
export function createMessageStore<T>() {
  const loaded = new Map<Language, T>();
  return {
    /** Each language is loaded once, when it is first needed. */
    async load(language: Language, sources: Record<Language, () => Promise<T>>): Promise<void> {
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
