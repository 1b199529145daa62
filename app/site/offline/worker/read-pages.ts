import { readCache } from "../offline-caches.ts";
import { timeOf } from "./find-cached.ts";

/** Pages that were read; the oldest go first. */
export const mostPages = 60;

/** Before a page's address: the list of the files that it used, so that these go when no cached page uses them. */
const filesPrefix = "/files-of";

export async function noteFiles(cache: Cache, page: string, files: string[]): Promise<void> {
  await cache.put(filesPrefix + page, Response.json([...new Set(files)]));
}

export async function filesOf(cache: Cache, page: string): Promise<string[]> {
  const listed = await cache.match(filesPrefix + page);
  // Safe cast: `noteFiles` wrote it.
  return listed ? ((await listed.json()) as string[]) : [];
}

/** Addresses of the pages that were read, the newest first. */
export async function readPages(cache: Cache): Promise<string[]> {
  const addresses = (await cache.keys()).map(({ url }) => addressOf(url));
  const pages = addresses.filter((address) => address.startsWith(filesPrefix));
  const dated = await Promise.all(
    pages.map(async (listed) => {
      const page = listed.slice(filesPrefix.length);
      const kept = await cache.match(page);
      return { page, time: (kept && timeOf(kept)?.getTime()) ?? 0 };
    }),
  );
  return dated.toSorted((a, b) => b.time - a.time).map(({ page }) => page);
}

/**
 * Removes the oldest pages, and what none of the others uses.
 *
 * @param always also when the pages are not too many: a new build has other files
 */
export async function prune(most = mostPages, { always = false } = {}): Promise<void> {
  const cache = await caches.open(readCache);
  const kept = await cache.keys();
  const lists = kept.filter(({ url }) => addressOf(url).startsWith(filesPrefix));
  if (lists.length <= most && !always) return;
  const pages = await readPages(cache);
  const stay = pages.slice(0, most);
  const files = (await Promise.all(stay.map((page) => filesOf(cache, page)))).flat();
  const wanted = new Set([...stay.flatMap((page) => [page, filesPrefix + page]), ...files]);
  for (const request of kept) if (!wanted.has(addressOf(request.url))) await cache.delete(request);
}

export function addressOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
