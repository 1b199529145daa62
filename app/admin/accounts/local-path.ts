/** Placeholder for our origin: an address that still has it when resolved is on this site. */
const base = "https://site.invalid";

/** The address to open after signing in, from `?to=`, which anyone may have written; null if it is on another site. */
export function localPath(target: string | null): string | null {
  if (!target?.startsWith("/") || !URL.canParse(target, base)) return null;
  const { origin, pathname, search, hash } = new URL(target, base);
  // A path such as `//host` would again be another site's address.
  return origin === base && !pathname.startsWith("//") ? pathname + search + hash : null;
}
