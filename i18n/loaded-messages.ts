import { languages, type Language } from "./languages.ts";
import { createMessageStore } from "./message-store.ts";
import type { Messages } from "./messages/hu.ts";

export const messages = createMessageStore<Messages>();

/** @throws Error when `loadMessages` has not loaded the language */
export const loadedMessages = messages.get;

/** If the language's messages could not be fetched, gives one that is loaded: the error page then uses that language. */
export function loadedLanguage(language: Language): Language {
  return [language, ...languages].find(messages.has) ?? language;
}
