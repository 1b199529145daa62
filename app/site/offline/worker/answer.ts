import { contentHeader, hydrationPrefix, paths } from "#api/paths.ts";
import { canonicalPath, languagePrefix, pagePath, prefixedPath } from "#i18n/addresses.ts";
import { defaultLanguage, languages } from "#i18n/languages.ts";
import { answerOfflineSearch } from "../answer-offline-search.ts";
import { pocketCache, readCache } from "../offline-caches.ts";
import { findCached, findOtherWidth, type CachedResponse } from "./find-cached.ts";
import { keepLatePage } from "./keep-pages.ts";
import { markCached } from "./mark-cached.ts";
import { showNotCached } from "./not-cached.ts";
import { isSearch, readsQuery, type RequestKind } from "./cache-rules.ts";

/** Milliseconds that a page's reader waits for the network where a kept one is at hand. */
const timeout = 5000;

interface Asking {
  url: URL;
  /** Fetches from the network; fails without a connection. */
  network: () => Promise<Response>;
  /** Work to be ended after the answer. */
  later: (work: Promise<unknown>) => void;
  /** Resolves after the timeout. */
  wait?: (milliseconds: number) => Promise<void>;
}

/** Answers what `requestKindOf` names. */
export async function answer(asked: RequestKind, asking: Asking): Promise<Response> {
  const { url, network } = asking;
  const address = url.pathname + url.search;
  switch (asked) {
    case "page":
      return answerPage(asking);
    case "unprefixed":
      return network().catch(async () => Response.redirect(await prefixed(url)));
    case "immutable":
      return (
        (await findCached(address))?.response ??
        network().catch(async (error: unknown) => orThrow(await findOtherWidth(address), error))
      );
    case "file":
      return network().catch(async (error: unknown) => orThrow((await findCached(address))?.response, error));
    case "data":
      return network().catch(async (error: unknown) => orThrow(await findData(url), error));
    case "search":
      return network().catch(async (error: unknown) => orThrow(await search(url), error));
  }
}

function orThrow(response: Response | null | undefined, error: unknown): Response {
  if (response) return response;
  throw error;
}

async function answerPage({ url, network, later, wait = pass }: Asking): Promise<Response> {
  const fresh = network();
  const first = await Promise.race([
    fresh.catch(() => "failed" as const),
    wait(timeout).then(() => "late" as const),
  ]);
  if (first instanceof Response) return first;
  const found = await findPage(url);
  if (first === "failed") return found ?? showNotCached(url);
  if (!found) return fresh.catch(() => showNotCached(url));
  later(fresh.then((page) => keepLatePage(url, page)).catch(() => {}));
  return found;
}

/** The address to which the server would redirect; to the home page that was read last. */
async function prefixed(url: URL): Promise<string> {
  if (url.pathname !== "/") return url.origin + prefixedPath(url);
  const homes = languages.map((language) => pagePath("home", language));
  const kept = await Promise.all(
    homes.map(async (home) => ({ home, at: (await findCached(home))?.at?.getTime() ?? 0 })),
  );
  const [newest] = kept.toSorted((a, b) => b.at - a.at);
  return url.origin + (newest?.home ?? pagePath("home", defaultLanguage));
}

async function pass(milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function findPage(url: URL): Promise<Response | null> {
  const { kept, isExact } = await findByAddress(url);
  if (!kept) return null;
  const language = languagePrefix(url.pathname) ?? defaultLanguage;
  return markCached(kept, { language, now: new Date(), isOtherQuery: !isExact && readsQuery(url.pathname) });
}

/** A page that is kept without the query, or with the other spelling of its end, is the same page. */
async function findByAddress(
  url: URL,
  prefix = "",
): Promise<{ kept: CachedResponse | null; isExact: boolean }> {
  const exact = await findCached(prefix + url.pathname + url.search);
  if (exact) return { kept: exact, isExact: true };
  return { kept: await findCached(prefix + canonicalPath(url.pathname)), isExact: url.search === "" };
}

async function findData(url: URL): Promise<Response | null> {
  const page = new URL(url);
  page.pathname = url.pathname.slice(hydrationPrefix.length);
  const { kept, isExact } = await findByAddress(page, hydrationPrefix);
  if (!kept || isExact || !isSearch(page.pathname)) return kept?.response ?? null;
  // The cached data belong to another query: this header makes the hydrated page search for its own.
  const headers = new Headers(kept.response.headers);
  headers.set(contentHeader, "other");
  return new Response(kept.response.body, { headers });
}

/** The pocket knows posts too; who has none has the index, if the page of the search was read. */
async function search(url: URL): Promise<Response | null> {
  const language = languages.find((one) => url.pathname === paths.search({ language: one }));
  if (!language) return null;
  for (const name of [pocketCache(language), readCache]) {
    const found = (await caches.has(name)) && (await answerOfflineSearch(url, await caches.open(name)));
    if (found) return found;
  }
  return null;
}
