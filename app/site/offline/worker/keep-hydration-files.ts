import { hydrationPrefix, pageVersionHeader, paths, hydrationFilesPrefix } from "#api/paths.ts";
import { defaultLanguage } from "#i18n/languages.ts";
import { languagePrefix } from "#i18n/addresses.ts";
import { keep } from "../offline-caches.ts";
import { copyOf } from "./copy-of.ts";
import { timeOf } from "./find-cached.ts";
import { isSearch, readsQuery } from "./cache-rules.ts";

/** Milliseconds after which the search's index is asked for again. */
const indexAge = 3_600_000;

/**
 * A tool is of no use without hydration: all that it hydrates with is kept at its first reading, its data beside it. Another page's is kept once
 * the reader has hydrated it.
 *
 * @returns addresses of all of it; the files are not kept yet
 */
export async function keepHydrationFiles(cache: Cache, address: string): Promise<string[]> {
  const pathname = address.replace(/\?.*/, "");
  if (!readsQuery(pathname)) return [];
  const html = (await (await cache.match(address))?.text()) ?? "";
  const info = readHydrationInfo(html);
  if (!info) return [];
  const listed = await copyOf(hydrationFilesPrefix + pathname, "default");
  // Safe cast: our own server wrote it.
  const files = listed ? ((await listed.json()) as string[]) : [];
  const data = hydrationPrefix + address;
  await keepData(cache, data, info.version);
  const index = isSearch(pathname) ? [await keepIndex(cache, pathname)] : [];
  return [...new Set([info.entry, ...info.modules, ...files, data, ...index])];
}

interface StoredHydrationInfo {
  version: string;
  entry: string;
  modules: string[];
}

/** Reads the same element of a document as `page-script/hydration-info.ts`. */
function readHydrationInfo(html: string): StoredHydrationInfo | null {
  const [, json] = /<script type="application\/json" id="_hydration">(.*?)<\/script>/s.exec(html) ?? [];
  // Safe cast: our own server wrote it.
  return json === undefined ? null : (JSON.parse(json) as StoredHydrationInfo);
}

async function keepData(cache: Cache, address: string, version: string): Promise<void> {
  const kept = await cache.match(address);
  // Safe cast, as above.
  if (kept && ((await kept.json()) as StoredHydrationInfo).version === version) return;
  const data = await copyOf(address, "default", { [pageVersionHeader]: version });
  if (data) await keep(cache, address, data);
}

async function keepIndex(cache: Cache, pathname: string): Promise<string> {
  const address = paths.searchIndex({ language: languagePrefix(pathname) ?? defaultLanguage });
  const kept = await cache.match(address);
  const at = kept && timeOf(kept);
  const isNew = at && Date.now() - at.getTime() < indexAge;
  const index = isNew ? null : await copyOf(address, "default");
  if (index) await keep(cache, address, index);
  return address;
}
