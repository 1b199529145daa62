import { BlockList, isIP } from "node:net";

/** Special-purpose networks (RFC 6890). */
const special = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  special.addSubnet(network, prefix, "ipv4");
}
special.addSubnet("2001:db8::", 32, "ipv6");
// 6to4 and Teredo, which lead to the IPv4 address that theirs names.
special.addSubnet("2002::", 16, "ipv6");
special.addSubnet("2001::", 32, "ipv6");

/** Global unicast: all that IPv6 registries assign. */
const global = new BlockList();
global.addSubnet("2000::", 3, "ipv6");

/** @param address as `canonicalIp` writes it; false for what is no address */
export function isPublicIp(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !special.check(address, "ipv4");
  return version === 6 && global.check(address, "ipv6") && !special.check(address, "ipv6");
}
