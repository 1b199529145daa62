import { data } from "react-router";
import { isLanguage, type Language } from "#i18n/languages.ts";

/** The answer at an address that is no page: thrown by a `load`, it becomes the not-found page. */
export function notFound() {
  return data(null, { status: 404 });
}

/**
 * The language that an address names.
 *
 * @param prefix first segment of the address
 * @throws a 404 route error when it is no language
 */
export function requireLanguage(prefix: string | undefined): Language {
  if (!isLanguage(prefix)) throw notFound();
  return prefix;
}
