import { createContext, use } from "react";
import { defaultLanguage, type Language } from "./languages.ts";
import { loadedMessages } from "./load-messages.ts";
import type { Messages } from "./messages/hu.ts";

const LanguageContext = createContext<Language>(defaultLanguage);

export const PageLanguage = LanguageContext.Provider;

export function useLanguage(): Language {
  return use(LanguageContext);
}

export function useMessages(): Messages {
  return loadedMessages(use(LanguageContext));
}
