import { paths } from "#api/paths.ts";
import type { Post } from "#api/posts/posts.ts";
import { createOfflineSearch, type OfflinePost } from "#api/search/ranking/search-offline.ts";
import { wordsOfPost } from "#api/search/ranking/score-post.ts";
import { cleanQuery, longestQuery, searchKinds } from "#api/search/search-kinds.ts";
import type { SearchIndexData } from "#api/search/search.ts";
import { postPath } from "#i18n/addresses.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { cachedAtHeader } from "./offline-caches.ts";

type OfflineSearch = Awaited<ReturnType<typeof createOfflineSearch>>;

/** Made once of what was downloaded; a newer one takes its place. */
const made = new Map<Language, { from: string; search: Promise<OfflineSearch> }>();

/**
 * Answers the call of the search by what the pocket of the language holds.
 *
 * @param pocket where the index and the posts of the address's language are kept
 * @returns null for another call, and when no index was downloaded
 */
export async function answerOfflineSearch(url: URL, pocket: Cache): Promise<Response | null> {
  const language = languages.find((one) => url.pathname === paths.search({ language: one }));
  if (!language) return null;
  const kept = await pocket.match(paths.searchIndex({ language }));
  if (!kept) return null;
  const posts = await postAddresses(pocket, language);
  const from = [kept.headers.get(cachedAtHeader), ...posts].join(" ");
  let own = made.get(language);
  if (own?.from !== from) {
    own = { from, search: makeSearch(language, kept, pocket, posts) };
    made.set(language, own);
    own.search.catch(() => made.delete(language));
  }
  const search = await own.search;
  const asked = url.searchParams;
  const q = cleanQuery(asked.get("q") ?? "").slice(0, longestQuery);
  const kind = searchKinds.find((one) => one === asked.get("kind"));
  const limit = Number(asked.get("limit") ?? 20);
  return Response.json(await search({ q, limit, ...(kind && { kind }) }));
}

async function postAddresses(pocket: Cache, language: Language): Promise<string[]> {
  const pattern = new RegExp(
    `^${paths.postIn.pattern.replace(":slug", "[^/]+").replace(":language", language)}$`,
  );
  const addresses = (await pocket.keys()).map(({ url }) => new URL(url).pathname);
  return addresses.filter((address) => pattern.test(address));
}

async function makeSearch(language: Language, index: Response, pocket: Cache, addresses: string[]) {
  const posts = await Promise.all(addresses.map((address) => readPost(pocket, address, language)));
  // Safe casts, here and below: our own server wrote them.
  const data = (await index.json()) as SearchIndexData;
  return createOfflineSearch(language, data, posts.flat());
}

async function readPost(pocket: Cache, address: string, language: Language): Promise<OfflinePost[]> {
  const kept = await pocket.match(address);
  if (!kept) return [];
  // A former release answered a post without its blocks.
  const { slug, blocks = [], ...post } = (await kept.json()) as Omit<Post, "blocks"> & Partial<Post>;
  return [{ path: postPath(slug, language), ...wordsOfPost({ ...post, blocks }) }];
}
