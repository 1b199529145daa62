import { hydrationPrefix } from "#api/paths.ts";
import { takingAlongHeader } from "#api/pocket/taking-along.ts";
import { keep, readCache } from "../kept-caches.ts";
import { addressOf, noteFiles, prune } from "./read-pages.ts";
import { keptAddress, mayBeKept, whatIsAsked } from "./what-is-kept.ts";

export interface ReadPage {
  /** As the window shows it. */
  address: URL;
  /** Whether it came as a document: then the browser has it, as it was shown. */
  isDocument: boolean;
  /** Addresses of what the page has used. */
  used: string[];
  savesData: boolean;
}

/** Keeps a page that somebody reads, with what it used. Most of that the browser still has and need not be asked for again. */
export async function keepReadPage({ address, isDocument, used, savesData }: ReadPage): Promise<void> {
  const kept = keptAddress(address);
  if (kept === null) return;
  const cache = await caches.open(readCache);
  const isShown = isDocument && kept === address.pathname + address.search;
  const page = await copyOf(kept, isShown ? "force-cache" : "default");
  if (!page) return;
  const files = used.flatMap((name) => fileAt(name, address.origin, kept) ?? []);
  await keep(cache, kept, page);
  await noteFiles(cache, kept, files);
  const missing = await withoutKept(cache, files);
  for (const file of missing) await keepFile(cache, file, savesData);
  await prune();
}

/** A page that came too late to be shown. */
export async function keepLatePage(address: URL, page: Response): Promise<void> {
  const kept = keptAddress(address);
  const isIt = kept === address.pathname + address.search;
  if (kept !== null && isIt && mayBeKept(page)) await keep(await caches.open(readCache), kept, page);
}

/** As browsers ask for pictures: the answer for another list would be none of those that the browser has. */
const pictureTypes = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";

/** @returns null when it may not be kept, or cannot be had */
async function copyOf(address: string, cache: RequestCache): Promise<Response | null> {
  const headers = {
    [takingAlongHeader]: "1",
    ...(address.startsWith("/pictures/") && { accept: pictureTypes }),
  };
  const response = await fetch(address, { cache, mode: "same-origin", headers }).catch(() => null);
  return response && mayBeKept(response) ? response : null;
}

/** A path, for what is ours and belongs to the page: its files, and the data that it has woken with. */
function fileAt(name: string, origin: string, page: string): string | null {
  const url = URL.canParse(name) ? new URL(name) : null;
  if (url?.origin !== origin) return null;
  const address = addressOf(name);
  const asked = whatIsAsked(url, false);
  const isFile = asked === "immutable" || asked === "file" || address === hydrationPrefix + page;
  return isFile ? address : null;
}

async function keepFile(cache: Cache, file: string, savesData: boolean): Promise<void> {
  // Only what the browser has: nothing is asked for.
  const copy = await copyOf(file, savesData ? "only-if-cached" : "force-cache");
  if (copy) await keep(cache, file, copy);
}

async function withoutKept(cache: Cache, files: string[]): Promise<string[]> {
  const kept = await Promise.all(files.map(async (file) => !(await cache.match(file))));
  return files.filter((_, index) => kept[index]);
}
