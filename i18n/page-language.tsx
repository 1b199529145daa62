import { createContext, use } from "react";
import { defaultLanguage, type Language } from "./languages.ts";
import { loadedMessages } from "./load-messages.ts";
import type { Messages } from "./messages/hu.ts";

const LanguageContext = createContext<Language>(defaultLanguage);

/** Says in which language everything inside it is. */
export const PageLanguage = LanguageContext.Provider;

/** The language of the page. */
export function useLanguage(): Language {
  return use(LanguageContext);
}

/** The texts of the interface in the page's language. */
export function useMessages(): Messages {
  return loadedMessages(use(LanguageContext));
}
