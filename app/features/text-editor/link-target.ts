/** Whether a link that is already in a text may stay. The server looks closer. */
export function isLinkTarget(href: string): boolean {
  return /^(?:https?:\/\/[^/?#\\]|mailto:.|tel:[+\d]|#.|\/(?!\/))/i.test(href) && !/[\\\p{Cc}]/u.test(href);
}

/**
 * Where a link leads that was typed or pasted, or null where none may lead: the web, an e-mail address, a
 * telephone number, a page of this site. What a person leaves out is added.
 *
 * @example linkTarget("peru.travel") // "https://peru.travel/"
 */
export function linkTarget(typed: string): string | null {
  const address = typed.trim();
  if (address === "" || address.length > 2048 || /[\\\p{Cc}]/u.test(address)) return null;
  if (/^(?:\/(?!\/)|#.)/.test(address)) return ownPath(address);
  if (/^mailto:/i.test(address)) return mailTarget(address.slice("mailto:".length));
  if (/^tel:/i.test(address)) return phoneTarget(address.slice("tel:".length));
  if (/^[^\s/?#@:]+@[^\s/?#@:]+\.[^\s/?#@:.]+$/.test(address)) return mailTarget(address);
  if (/^\+?\d[\d ()./-]{5,}$/.test(address)) return phoneTarget(address);
  if (/^https?:\/\//i.test(address)) return webTarget(address);
  const isHost = /^[^\s/?#@:.]+(?:\.[^\s/?#@:.]+)*\.\p{L}{2,}\.?(?::\d+)?(?:[/?#]|$)/u.test(address);
  return isHost ? webTarget(`https://${address}`) : null;
}

function webTarget(address: string): string | null {
  const url = URL.parse(address);
  if (!url || !url.hostname || url.username || url.password) return null;
  // As it was given where that is a plain address already: "útmutató" stays readable.
  const isPlain = /^https?:\/\/[^/?#\s]+\/\S*$/.test(address);
  return isPlain ? address : url.href;
}

const mailTarget = (address: string) => (/^[^\s@]+@[^\s@]+$/.test(address) ? `mailto:${address}` : null);

function phoneTarget(number: string): string | null {
  const plain = number.replace(/[\s/]/g, "");
  return /^[+\d][\d().;=a-z-]*$/i.test(plain) ? `tel:${plain}` : null;
}

/** Without spaces, and without dots that could make another site's address of a path. */
function ownPath(address: string): string | null {
  const path = address.replace(/\s/g, "%20");
  return /\/(?:\.|%2e){1,2}(?:[/?#]|$)/i.test(path) ? null : path;
}
