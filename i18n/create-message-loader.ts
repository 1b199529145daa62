import type { Language } from "./languages.ts";

/** Each language is loaded once, when it is first needed. */
export function createMessageLoader<T>(sources: Record<Language, () => Promise<T>>) {
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
