import { data } from "react-router";
import { isLanguage, type Language } from "#i18n/languages.ts";

/** To be thrown by a `load`: shows the not-found page. */
export function notFound() {
  return data(null, { status: 404 });
}

/** The language named by the first segment of an address; throws a 404 route error for anything else. */
export function requireLanguage(prefix: string | undefined): Language {
  if (!isLanguage(prefix)) throw notFound();
  return prefix;
}
