import { BlockList, isIP } from "node:net";
import { fileURLToPath } from "node:url";
import { open } from "maxmind";
import { canonicalIp } from "./canonical-ip.ts";

type FindCountry = (address: string) => Promise<string | null>;

interface LookupOptions {
  onError: (error: unknown) => void;
  file?: string;
}

/** ISO 3166-1 code or null; never throws. The database (8 MB) is read at the first call. */
export function createCountryLookup({ onError, file = packagedFile() }: LookupOptions): FindCountry {
  let reader: ReturnType<typeof open> | undefined;
  let isBroken = false;

  return async (address) => {
    const ip = canonicalIp(address);
    if (isBroken || ip === null || !isPublic(ip)) return null;
    try {
      reader ??= open(file);
      return countryOf((await reader).get(ip));
    } catch (error) {
      // Several calls may have waited for the file; report once.
      if (!isBroken) onError(error);
      isBroken = true;
      return null;
    }
  };
}

function packagedFile(): string {
  const url = import.meta.resolve("@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb");
  return fileURLToPath(url);
}

function countryOf(entry: unknown): string | null {
  if (typeof entry !== "object" || entry === null || !("country_code" in entry)) return null;
  const { country_code: code } = entry;
  return typeof code === "string" && /^[A-Z]{2}$/.test(code) ? code : null;
}

/** Special-purpose networks (RFC 6890); the database has countries for some. */
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

/** Global unicast: all that IPv6 registries assign. */
const global = new BlockList();
global.addSubnet("2000::", 3, "ipv6");

function isPublic(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !special.check(address, "ipv4");
  return version === 6 && global.check(address, "ipv6") && !special.check(address, "ipv6");
}
