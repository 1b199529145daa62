import { hydrationPrefix } from "#api/paths.ts";
import { isNoRoom, keep, readCache } from "../offline-caches.ts";
import { copyOf } from "./copy-of.ts";
import { keepHydrationFiles } from "./keep-hydration-files.ts";
import { timeOf } from "./find-cached.ts";
import { addressOf, filesOf, noteFiles, prune, readPages } from "./read-pages.ts";
import { cacheAddress, mayBeCopied, requestKindOf } from "./cache-rules.ts";

export interface ReadPage {
  /** The address in the window's address bar. */
  address: URL;
  /** Whether it came as a document: then the browser has it, as it was shown. */
  isDocument: boolean;
  /** Addresses of what the page has used. */
  used: string[];
  savesData: boolean;
}

/** Keeps a page that somebody reads, with what it used. Where there is no room, half of the others make it. */
export async function keepReadPage(page: ReadPage): Promise<void> {
  try {
    await keepWithFiles(page);
  } catch (error) {
    if (!isNoRoom(error)) throw error;
    const pages = await readPages(await caches.open(readCache));
    await prune(Math.floor(pages.length / 2), { always: true });
    await keepWithFiles(page);
  }
}

/** Most of what it used the browser still has and need not be asked for again. */
async function keepWithFiles({ address, isDocument, used, savesData }: ReadPage): Promise<void> {
  const kept = cacheAddress(address);
  if (kept === null) return;
  const cache = await caches.open(readCache);
  const isShown = isDocument && kept === address.pathname + address.search;
  const page = await copyOf(kept, isShown ? "force-cache" : "default");
  if (!page) return;
  const before = timeIn(await cache.match(kept));
  await keep(cache, kept, page);
  const isSame = before !== null && before === timeIn(await cache.match(kept));
  const info = savesData ? [] : await keepHydrationFiles(cache, kept);
  const files = [...used.flatMap((name) => fileAt(name, address.origin, kept) ?? []), ...info];
  await noteFiles(cache, kept, isSame ? [...(await filesOf(cache, kept)), ...files] : files);
  for (const file of await withoutCached(cache, files)) await keepFile(cache, file, savesData);
  await prune();
}

function timeIn(response: Response | undefined): number | null {
  return (response && timeOf(response)?.getTime()) ?? null;
}

/** A page that came too late to be shown. */
export async function keepLatePage(address: URL, page: Response): Promise<void> {
  const kept = cacheAddress(address);
  const isIt = kept === address.pathname + address.search;
  if (kept !== null && isIt && mayBeCopied(page)) await keep(await caches.open(readCache), kept, page);
}

/** A path, for what is ours and belongs to the page: its files, and the data that it has hydrated with. */
function fileAt(name: string, origin: string, page: string): string | null {
  const url = URL.canParse(name) ? new URL(name) : null;
  if (url?.origin !== origin) return null;
  const address = addressOf(name);
  const asked = requestKindOf(url, false);
  const isFile = asked === "immutable" || asked === "file" || address === hydrationPrefix + page;
  return isFile ? address : null;
}

async function keepFile(cache: Cache, file: string, savesData: boolean): Promise<void> {
  // Only what the browser has: nothing is asked for.
  const copy = await copyOf(file, savesData ? "only-if-cached" : "force-cache");
  if (copy) await keep(cache, file, copy);
}

/** Data belong to the page as it is now. */
async function withoutCached(cache: Cache, files: string[]): Promise<string[]> {
  const isWanted = async (file: string) => file.startsWith(hydrationPrefix) || !(await cache.match(file));
  const wanted = await Promise.all(files.map(isWanted));
  return files.filter((_, index) => wanted[index]);
}
