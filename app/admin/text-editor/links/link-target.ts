import { linkAddress } from "#api/post-html/link-address.ts";

/** Characters; a longer address is not one that a person typed or pasted. */
const maxLength = 2048;

/**
 * Completes a typed link to a web, e-mail or telephone address or a path of this site; null when not allowed.
 * For example "peru.travel" becomes "https://peru.travel/".
 */
export function linkTarget(typed: string): string | null {
  const address = typed.trim();
  if (address.length > maxLength || /[\\\p{Cc}]/u.test(address)) return null;
  if (/^mailto:(?![^\s@]+@[^\s@]+$)/i.test(address)) return null;
  if (/^[^\s/?#@:]+@[^\s/?#@:]+\.[^\s/?#@:.]+$/.test(address)) return linkAddress(`mailto:${address}`);
  const isPhone = /^(?:tel:|\+?\d[\d ()./-]{5,}$)/i.test(address);
  if (isPhone) return linkAddress(`tel:${address.replace(/^tel:|[\s/]/gi, "")}`);
  const isHost = /^[^\s/?#@:.]+(?:\.[^\s/?#@:.]+)*\.\p{L}{2,}\.?(?::\d+)?(?:[/?#]|$)/u.test(address);
  const target = linkAddress(isHost ? `https://${address}` : address);
  // An address with a path stays as typed, so that "útmutató" stays readable.
  const needsPath = target !== null && /^https?:\/\/[^/]*(?:[?#]|$)/.test(target);
  return needsPath ? new URL(target).href : target;
}
