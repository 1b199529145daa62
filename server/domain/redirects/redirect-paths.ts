import { isAdminPath } from "#i18n/addresses.ts";

/** One spelling of a path: escapes as a browser writes them, no slash at the end. Null for what cannot be read. */
export function normalPath(path: string): string | null {
  try {
    const { pathname } = new URL(encodeURI(decodeURI(path)).replace(/^\/+/, "/"), "http://site.invalid");
    return pathname.length > 1 ? pathname.replace(/\/+$/, "") || "/" : pathname;
  } catch {
    return null;
  }
}

/** `/a` of `/a?b#c`. */
export function pathPart(address: string): string {
  return address.replace(/[?#].*$/s, "");
}

/** By which others are shown who owns a host: authorities that issue certificates, search engines, app stores. */
const ownershipProofs = [
  /^\/\.well-known(?:\/|$)/i,
  /^\/[^/]+\.(?:txt|json|ico|pem|webmanifest)$/i,
  /^\/(?:apple-app-site-association|bingsiteauth\.xml|crossdomain\.xml|clientaccesspolicy\.xml)$/i,
  /^\/(?:google|yandex_|pinterest-|wechat_)[\w-]*\.html?$/i,
];

/**
 * Whether a path is no editor's to lead elsewhere: it is the site's own, or what stands there speaks for the whole host.
 * @param path as `normalPath` gives it
 */
export function isReservedPath(path: string): boolean {
  const isOurs = isAdminPath(path) || /^\/(api|media|hydration)(\/|$)/.test(path) || path === "/";
  return isOurs || ownershipProofs.some((proof) => proof.test(path));
}

/**
 * Reads what somebody typed or copied: a path of this site, or an address of it.
 * @returns path, query and fragment, or null when it is neither
 */
export function readOwnAddress(typed: string, siteUrl: string): string | null {
  const site = new URL(siteUrl);
  // A browser takes two slashes, and backslashes, for the start of another site's address.
  if (/[\\\s]/.test(typed) || typed.startsWith("//")) return null;
  if (!typed.startsWith("/") && !URL.canParse(typed)) return null;
  const { origin, pathname, search, hash } = new URL(typed, site);
  if (origin !== site.origin) return null;
  const path = normalPath(pathname);
  return path === null ? null : path + search + hash;
}

/** An address of another site with https, as browsers write it; null for any other. */
export function readForeignAddress(typed: string): string | null {
  if (/\s/.test(typed) || !URL.canParse(typed)) return null;
  const { protocol, href, username, password } = new URL(typed);
  return protocol === "https:" && username === "" && password === "" ? href : null;
}

/**
 * The target with the query of the address that was asked for.
 * @param search empty, or with its question mark
 */
export function withSearch(target: string, search: string): string {
  if (search.length < 2) return target;
  const [, before = "", fragment = ""] = /^([^#]*)(.*)$/s.exec(target) ?? [];
  return before + (before.includes("?") ? `&${search.slice(1)}` : search) + fragment;
}
