import { createContext, use } from "react";
import { defaultLanguage, type Language } from "./languages.ts";
import { loadedMessages } from "./loading/loaded-messages.ts";
import type { Messages } from "./messages/hu.ts";
import { withSiteName } from "./messages/with-site-name.ts";

const LanguageContext = createContext<Language>(defaultLanguage);
const SiteNameContext = createContext("");

export const PageLanguage = LanguageContext.Provider;

/** Gives the messages what the owner calls the site; without it, or empty, it is called by its own name. */
export const SiteName = SiteNameContext.Provider;

export function useLanguage(): Language {
  return use(LanguageContext);
}

export function useMessages(): Messages {
  return withSiteName(loadedMessages(use(LanguageContext)), use(SiteNameContext));
}
