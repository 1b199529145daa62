/** Browsers and servers refuse longer ones. */
const longestAddress = 4096;

/** Null unless `http(s)`, `mailto`, `tel`, a path of this site or an anchor. HTML entities must be decoded before. */
export function linkAddress(address: string): string | null {
  const plain = plainAddress(address);
  if (plain === null) return null;
  const [, scheme, rest] = /^(mailto|tel):(.*)$/i.exec(plain) ?? [];
  if (scheme?.toLowerCase() === "mailto") return rest ? `mailto:${rest}` : null;
  if (scheme) return telephone(rest ?? "");
  if (plain.startsWith("#")) return plain.length > 1 ? plain : null;
  return isOwnPath(plain) ? plain : webAddress(plain);
}

/** An absolute `http` or `https` address, or null. */
export function webAddress(address: string): string | null {
  const plain = plainAddress(address);
  if (plain === null || !/^https?:\/\/[^/?#]/i.test(plain)) return null;
  const url = URL.parse(plain);
  // Such an address misleads: `https://bank.example@evil.example`.
  if (!url || url.username !== "" || url.password !== "") return null;
  return url.protocol + plain.slice(url.protocol.length);
}

/** Whether it leads, as it is written, to a site that has a name in the web. */
export function isWebAddress(address: string): boolean {
  return webAddress(address) === address && /[^.]\.[^.]/.test(URL.parse(address)?.hostname ?? "");
}

/** Browsers skip control characters, and read a backslash as a slash. */
function plainAddress(address: string): string | null {
  if (address.length > longestAddress) return null;
  const plain = address.replace(/\p{Cc}/gu, "").trim();
  return plain.includes("\\") ? null : plain.replace(/\s/g, "%20");
}

/** `//host` is another site, and removing dot segments could produce it. */
function isOwnPath(address: string): boolean {
  const [path = ""] = address.split(/[?#]/);
  return /^\/(?!\/)/.test(path) && !/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path);
}

function telephone(number: string): string | null {
  const plain = number.replaceAll("%20", "");
  return /^[+\d][\d().;=a-z-]*$/i.test(plain) ? `tel:${plain}` : null;
}
