import { BlockList, isIP } from "node:net";
import { fileURLToPath } from "node:url";
import { open } from "maxmind";
import { placeOf } from "./throttle.ts";

type FindCountry = (address: string) => Promise<string | null>;

interface LookupOptions {
  /** Told once, when the database cannot be read; from then on no country is known. */
  onError: (error: unknown) => void;
  /** A MaxMind database; the one that comes as a package when left out. */
  file?: string;
}

/**
 * Makes the lookup of the country in which an IP address is registered, as ISO 3166-1 has it, or null. Never
 * fails. The database, 8 MB, is read into memory at the first question.
 */
export function createCountryLookup({ onError, file = packagedFile() }: LookupOptions): FindCountry {
  let reader: ReturnType<typeof open> | undefined;
  let isBroken = false;

  return async (address) => {
    const network = placeOf(address).replace("/64", "");
    if (isBroken || !isPublic(network)) return null;
    try {
      reader ??= open(file);
      return countryOf((await reader).get(network));
    } catch (error) {
      // Several questions may have waited for the same file.
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

/** Networks that belong to nobody in particular (RFC 6890); the database has countries for some of them. */
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

/** All that IPv6 gives out so far. */
const global = new BlockList();
global.addSubnet("2000::", 3, "ipv6");

function isPublic(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !special.check(address, "ipv4");
  return version === 6 && global.check(address, "ipv6") && !special.check(address, "ipv6");
}
