import { hydrationPrefix, pageVersionHeader, paths, wakingFilesPrefix } from "#api/paths.ts";
import { defaultLanguage } from "#i18n/languages.ts";
import { languagePrefix } from "#i18n/addresses.ts";
import { keep } from "../kept-caches.ts";
import { copyOf } from "./copy-of.ts";
import { timeOf } from "./find-kept.ts";
import { isSearch, readsQuery } from "./what-is-kept.ts";

/** Milliseconds after which the search's index is asked for again. */
const indexAge = 3_600_000;

/**
 * A tool is of no use asleep: all that it wakes with is kept at its first reading, its data beside it. Another page's is kept once
 * the reader has woken it.
 *
 * @returns addresses of all of it; the files are not kept yet
 */
export async function keepWaking(cache: Cache, address: string): Promise<string[]> {
  const pathname = address.replace(/\?.*/, "");
  if (!readsQuery(pathname)) return [];
  const html = (await (await cache.match(address))?.text()) ?? "";
  const waking = readWaking(html);
  if (!waking) return [];
  const listed = await copyOf(wakingFilesPrefix + pathname, "default");
  // Safe cast: our own server wrote it.
  const files = listed ? ((await listed.json()) as string[]) : [];
  const data = hydrationPrefix + address;
  await keepData(cache, data, waking.version);
  const index = isSearch(pathname) ? [await keepIndex(cache, pathname)] : [];
  return [...new Set([waking.entry, ...waking.modules, ...files, data, ...index])];
}

interface Waking {
  version: string;
  entry: string;
  modules: string[];
}

/** As `page-script/waking-data.ts` reads it of a document. */
function readWaking(html: string): Waking | null {
  const [, json] = /<script type="application\/json" id="_waking">(.*?)<\/script>/s.exec(html) ?? [];
  // Safe cast: our own server wrote it.
  return json === undefined ? null : (JSON.parse(json) as Waking);
}

async function keepData(cache: Cache, address: string, version: string): Promise<void> {
  const kept = await cache.match(address);
  // Safe cast, as above.
  if (kept && ((await kept.json()) as Waking).version === version) return;
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
