/** Longest address kept; browsers and servers give up on longer ones. */
const longestAddress = 4096;

/**
 * The address of a link as it may be stored, or null when a link must not lead there. Allowed are
 * `http`, `https`, `mailto` and `tel`, paths of this site (`/hu/blog`) and anchors (`#visa`).
 *
 * @param address as the attribute had it, entities decoded
 */
export function linkAddress(address: string): string | null {
  const plain = plainAddress(address);
  if (plain === null) return null;
  const [, scheme, rest] = /^(mailto|tel):(.*)$/i.exec(plain) ?? [];
  if (scheme?.toLowerCase() === "mailto") return rest ? `mailto:${rest}` : null;
  if (scheme) return telephone(rest ?? "");
  if (plain.startsWith("#")) return plain.length > 1 ? plain : null;
  return isOwnPath(plain) ? plain : webAddress(plain);
}

/** An absolute `http` or `https` address without a user name in it, or null. */
export function webAddress(address: string): string | null {
  const plain = plainAddress(address);
  if (plain === null || !/^https?:\/\/[^/?#]/i.test(plain)) return null;
  const url = URL.parse(plain);
  // A user name in an address (`https://bank.example@evil.example`) is there to mislead.
  if (!url || url.username !== "" || url.password !== "") return null;
  return url.protocol + plain.slice(url.protocol.length);
}

/** Without the control characters that browsers skip; a backslash is a slash to them, so there is none. */
function plainAddress(address: string): string | null {
  if (address.length > longestAddress) return null;
  const plain = address.replace(/\p{Cc}/gu, "").trim();
  return plain.includes("\\") ? null : plain.replace(/\s/g, "%20");
}

/** A path from the root; `//host` would be another site, and dots could make one of it. */
function isOwnPath(address: string): boolean {
  const [path = ""] = address.split(/[?#]/);
  return /^\/(?!\/)/.test(path) && !/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path);
}

function telephone(number: string): string | null {
  const plain = number.replaceAll("%20", "");
  return /^[+\d][\d().;=a-z-]*$/i.test(plain) ? `tel:${plain}` : null;
}
