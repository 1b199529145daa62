import { paths, hydrationPrefix } from "#api/paths.ts";
import {
  aliasesOf,
  isAdminPath,
  languagePrefix,
  toolPageAt,
  unprefixedAddresses,
  withoutLanguage,
} from "#i18n/addresses.ts";
import { languages } from "#i18n/languages.ts";

/** The kinds of requests that the worker answers; `service-worker.ts` says how. */
export type RequestKind = "page" | "unprefixed" | "immutable" | "file" | "data" | "search";

/** Files without a hash that pages ask for; what is below these has none either. */
const files = /^\/(pictures\/.|(favicon\.(ico|svg)|apple-touch-icon\.png|[a-z-]+\.js)$)/;

/** A hash is in the address, so that what lies there never changes. */
const immutable = /^\/(assets|media)\/./;

/** Pages that read the query of their address themselves, once they are hydrated. */
export function readsQuery(pathname: string): boolean {
  return toolPageAt(pathname) !== null || isSearch(pathname);
}

export function isSearch(pathname: string): boolean {
  return (
    languagePrefix(pathname) !== null && aliasesOf("search").includes(withoutLanguage(pathname).slice(1))
  );
}

/**
 * @param isDocument whether a window is to show it
 * @returns null for what is left to the browser, as if there were no worker: whatever is personal or of the admin area first
 */
export function requestKindOf({ pathname }: Pick<URL, "pathname">, isDocument: boolean): RequestKind | null {
  if (isDocument && isUnprefixed(pathname)) return "unprefixed";
  if (isDocument) return isPublicPage(pathname) ? "page" : null;
  if (immutable.test(pathname)) return "immutable";
  if (files.test(pathname)) return "file";
  if (pathname.startsWith(`${hydrationPrefix}/`))
    return isPublicPage(pathname.slice(hydrationPrefix.length)) ? "data" : null;
  return languages.some((language) => pathname === paths.search({ language })) ? "search" : null;
}

/** Whether the server redirects a path to one with a language. */
function isUnprefixed(pathname: string): boolean {
  return pathname === "/" || unprefixedAddresses().includes(pathname.slice(1));
}

/** Pages stand below a language; what has an ending is a feed or a calendar. */
function isPublicPage(pathname: string): boolean {
  if (languagePrefix(pathname) === null || isAdminPath(pathname)) return false;
  const [, first = ""] = withoutLanguage(pathname).split("/");
  return first !== "preview" && !/\.[a-z]+$/.test(pathname);
}

/** Under what address a page is kept: of a query, only the part of a list counts. Null for what is never kept. */
export function cacheAddress({ pathname, search }: Pick<URL, "pathname" | "search">): string | null {
  if (!isPublicPage(pathname)) return null;
  return pathname + (/^\?page=\d+$/.test(search) ? search : "");
}

/** Whether an answer may be kept at all: whole, ours, and the same for everybody. */
export function mayBeCopied({ status, type, redirected, headers }: Response): boolean {
  const cacheControl = headers.get("cache-control") ?? "";
  const isForAll = /\bpublic\b/.test(cacheControl) && !/no-store|private/.test(cacheControl);
  return status === 200 && type === "basic" && !redirected && isForAll;
}
