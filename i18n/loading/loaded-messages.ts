import { languages, type Language } from "#i18n/languages.ts";
import type { Messages } from "#i18n/messages/hu.ts";

export const messages = createMessageStore<Messages>();

/** @throws Error when `loadMessages` has not loaded the language */
export const loadedMessages = messages.get;

/** If the language's messages could not be fetched, gives one that is loaded: the error page then uses that language. */
export function loadedLanguage(language: Language): Language {
  return [language, ...languages].find(messages.has) ?? language;
}

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
