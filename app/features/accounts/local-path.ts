/** Only its origin matters: whatever keeps it is an address on this site. */
const base = "https://site.invalid";

/**
 * The address that a visitor asked to be led to, if it is one on this site.
 *
 * @param asked for example of `?to=`, written by anybody
 * @returns path, query and fragment; null for another site's address and for nonsense
 */
export function localPath(asked: string | null): string | null {
  if (!asked?.startsWith("/") || !URL.canParse(asked, base)) return null;
  const { origin, pathname, search, hash } = new URL(asked, base);
  // A path like `//` would be another site's address again.
  return origin === base && !pathname.startsWith("//") ? pathname + search + hash : null;
}
