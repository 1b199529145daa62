import { languages } from "#i18n/languages.ts";
import { cachedAtHeader, pocketCache, readCache } from "../offline-caches.ts";

/** All that this build knows; others are of former builds. */
export const knownCaches = [readCache, ...languages.map(pocketCache)];

/** Milliseconds after which the store is taken for broken, and the network is asked. */
const longestSearch = 2000;

export interface CachedResponse {
  response: Response;
  /** Null when it was put there in another way. */
  at: Date | null;
}

/** The newest of what was read and what was downloaded. Opens no cache that is not there, as that would make it. */
export async function findCached(address: string): Promise<CachedResponse | null> {
  const tooLate = new Promise<null>((resolve) => setTimeout(() => resolve(null), longestSearch));
  return Promise.race([search(address), tooLate]);
}

async function search(address: string): Promise<CachedResponse | null> {
  const found = await Promise.all(
    knownCaches.map((cacheName) => caches.match(address, { cacheName, ignoreVary: true })),
  );
  const kept = found
    .filter((response) => response !== undefined)
    .map((response) => ({ response, at: timeOf(response) }));
  return kept.toSorted((a, b) => (b.at?.getTime() ?? 0) - (a.at?.getTime() ?? 0))[0] ?? null;
}

/** A picture of a post in another width: which one a page asks for depends on the screen. */
export async function findOtherWidth(address: string): Promise<Response | null> {
  const picture = /^\/media\/[^/]+\//.exec(address)?.[0];
  if (!picture) return null;
  for (const name of knownCaches) {
    if (!(await caches.has(name))) continue;
    const cache = await caches.open(name);
    const kept = (await cache.keys()).find(({ url }) => new URL(url).pathname.startsWith(picture));
    const response = kept && (await cache.match(kept, { ignoreVary: true }));
    if (response) return response;
  }
  return null;
}

export function timeOf({ headers }: Response): Date | null {
  const time = Date.parse(headers.get(cachedAtHeader) ?? "");
  return Number.isNaN(time) ? null : new Date(time);
}
