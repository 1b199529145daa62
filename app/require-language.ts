import { data } from "react-router";
import { ApiError } from "#api/errors/errors.ts";
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

/** For a call that checks a signature: an address of which a part is missing is one that does not exist. */
export function notFoundWithoutProof(error: unknown): never {
  throw error instanceof ApiError && error.status === 400 ? notFound() : error;
}
