import { paths } from "#api/paths.ts";
import type { PocketList } from "#api/pocket/pocket-list.ts";
import { pocketDownloadHeader } from "#api/pocket/pocket-download-header.ts";
import type { Language } from "#i18n/languages.ts";
import { keep, cachedAtHeader, pocketCache } from "../offline-caches.ts";
import type { StoredFiles } from "./plan-pocket.ts";
import { digestHeader, wait } from "./download-pocket.ts";

/** Whether the browser can keep pages and show them without a network. */
export function canKeep(): boolean {
  return "caches" in window && "serviceWorker" in navigator;
}

export async function openPocket(language: Language): Promise<Cache> {
  return caches.open(pocketCache(language));
}

/** Reads the stored files, without creating a cache where there is none. */
export async function readStored(language: Language): Promise<StoredFiles> {
  const kept = new Map<string, string>();
  if (!(await caches.has(pocketCache(language)))) return kept;
  const cache = await openPocket(language);
  await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const { pathname, search } = new URL(url);
      const digest = (await cache.match(pathname + search))?.headers.get(digestHeader);
      if (digest) kept.set(pathname + search, digest);
    }),
  );
  return kept;
}

/** Times that a list which the site is still making is asked for. */
const mostAsked = 150;

/** The list as the site has it now; null without a network, "off" from a site that offers no pocket. */
export async function fetchList(language: Language): Promise<PocketList | null | "off"> {
  for (let asked = 0; asked < mostAsked; asked += 1) {
    // With the cookie of who is signed in: an editor's own changes are in the list at once.
    const response = await fetch(paths.pocket({ language }), {
      cache: "no-cache",
      headers: { [pocketDownloadHeader]: "1" },
    }).catch(() => null);
    if (response?.status === 404) return "off";
    // Safe cast, here and below: our own server wrote it.
    if (response?.status !== 202) return response?.ok ? response.json().catch(() => null) : null;
    await wait(1000 * Math.max(1, Number(response.headers.get("retry-after"))));
  }
  return null;
}

/** By which the pocket was filled, and when; null of one that never was. */
export async function readStoredList(language: Language): Promise<{ list: PocketList; at: string } | null> {
  if (!(await caches.has(pocketCache(language)))) return null;
  const kept = await (await openPocket(language)).match(paths.pocket({ language }));
  if (!kept) return null;
  const at = kept.headers.get(cachedAtHeader) ?? "";
  return { list: (await kept.json()) as PocketList, at };
}

/** The pocket is whole: what is no longer wanted goes, and the list stays with it. */
export async function closePocket(language: Language, list: PocketList, stale: string[]): Promise<void> {
  const cache = await openPocket(language);
  await Promise.all(stale.map((address) => cache.delete(address)));
  await keep(cache, paths.pocket({ language }), Response.json(list));
}

export async function removePocket(language: Language): Promise<void> {
  await caches.delete(pocketCache(language));
}
