import { isIP } from "node:net";

/** @example canonicalIp("2001:DB8::1") // "2001:db8:0:0:0:0:0:1"; IPv4 in IPv6 gives IPv4, no address null */
export function canonicalIp(address: string): string | null {
  const [withoutZone = ""] = address.split("%");
  if (isIP(withoutZone) === 4) return withoutZone;
  if (isIP(withoutZone) !== 6) return null;
  const groups = expandGroups(withoutZone);
  const isMappedIpv4 = groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff";
  if (!isMappedIpv4) return groups.join(":");
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join(".");
}

function expandGroups(address: string): string[] {
  // The URL parser accepts every form of an IPv6 address and returns the shortest.
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const before = head === "" ? [] : head.split(":");
  if (tail === undefined) return before;
  const after = tail === "" ? [] : tail.split(":");
  return [...before, ...Array<string>(8 - before.length - after.length).fill("0"), ...after];
}

export function isLoopback(address: string): boolean {
  const ip = canonicalIp(address);
  return ip !== null && (ip.startsWith("127.") || ip === canonicalIp("::1"));
}
