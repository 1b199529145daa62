import { fileURLToPath } from "node:url";
import { open } from "maxmind";
import { canonicalIp } from "./canonical-ip.ts";
import { isPublicIp } from "./is-public-ip.ts";

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
    // The database has countries for some networks that are nobody's.
    if (isBroken || ip === null || !isPublicIp(ip)) return null;
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
