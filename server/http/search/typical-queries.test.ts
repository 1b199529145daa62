import { expect, test } from "vitest";
import type { ApiClient } from "#api/client.ts";
import { createOfflineSearch } from "#api/search/ranking/search-offline.ts";
import { wordsOfPost } from "#api/search/ranking/score-post.ts";
import type { SearchAnswer, SearchResult } from "#api/search/search.ts";
import { loadStarterPostTexts } from "#content/loading/load-starter-post-texts.ts";
import { pagePath, postPath, listedPages, type ListedPage } from "#i18n/addresses.ts";
import { factPath } from "#i18n/facts/fact-address.ts";
import { isWayPair, wayPath } from "#content/facts/ways/way-pairs.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { publishStarterPosts } from "#server/domain/posts/publish-starter-posts.ts";
import { loadStarterPosts } from "#server/load-starter-posts.ts";
import { queriesInEnglish } from "#tests/support/searches/queries-in-english.ts";
import { queriesInHungarian } from "#tests/support/searches/queries-in-hungarian.ts";
import { queriesInSpanish } from "#tests/support/searches/queries-in-spanish.ts";
import { everydayInEnglish } from "#tests/support/searches/everyday-in-english.ts";
import { everydayInHungarian } from "#tests/support/searches/everyday-in-hungarian.ts";
import { everydayInSpanish } from "#tests/support/searches/everyday-in-spanish.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";

const { openTestServer } = shareTestServers();

/** Queries that once had wrong results, and those of the first version of this test. */
const askedIn: Partial<Record<Language, Record<string, string>>> = {
  hu: queriesInHungarian,
  en: queriesInEnglish,
  es: queriesInSpanish,
};

const everydayIn: Partial<Record<Language, Record<string, string>>> = {
  hu: everydayInHungarian,
  en: everydayInEnglish,
  es: everydayInSpanish,
};

/** The least share of the queries with a right answer among the first three results. */
const leastRight = 0.95;

test("of sixty questions and sixty everyday words in each language 95 % have a right answer among the first three, with and without a network", async () => {
  const { db, api } = await openTestServer();
  await publishStarterPosts(db, loadStarterPosts, new Date());
  for (const language of languages) {
    const offline = await downloadPocket(api, language);
    const online = (q: string) => api.search(language, { q });
    for (const asked of [askedIn[language] ?? [], everydayIn[language] ?? []].flat())
      for (const find of [online, offline])
        expect(await shareOfRight(language, asked, find)).toBeGreaterThanOrEqual(leastRight);
  }
});

type Find = (q: string) => Promise<SearchAnswer>;

async function downloadPocket(api: ApiClient, language: Language): Promise<Find> {
  const posts = await api.listPosts(language, { limit: 50 });
  const taken = await Promise.all(
    posts.map(async ({ slug }) => {
      const post = await api.readPost(slug, language);
      return { path: postPath(slug, language), ...wordsOfPost(post) };
    }),
  );
  const search = await createOfflineSearch(language, await api.readSearchIndex(language), taken);
  return (q) => search({ q, limit: 20 });
}

async function shareOfRight(language: Language, asked: Record<string, string>, find: Find): Promise<number> {
  const queries = Object.entries(asked);
  expect(queries.length).toBeGreaterThanOrEqual(60);
  const isRight = await makeJudge(language);
  const wrong: string[] = [];
  for (const [q, answers] of queries) {
    const { results } = await find(q);
    const first = results.slice(0, 3);
    if (!first.some((result) => answers.split(" ").some((answer) => isRight(result, answer))))
      wrong.push(`${q}: ${first.map(({ path }) => path).join(", ")}`);
  }
  if (process.env["SHOW"]) console.warn(language, wrong.length, wrong.join("\n"));
  return 1 - wrong.length / queries.length;
}

async function makeJudge(language: Language) {
  const posts: Record<string, { title: string }> = await loadStarterPostTexts(language);
  return ({ kind, path, title }: SearchResult, answer: string): boolean => {
    const [type = "", id = ""] = answer.split(":");
    if (type === "fact") return path === factPath(id, language);
    if (type === "place") return kind === "places" && path.endsWith(`#${id}`);
    if (type === "way") return isWayPair(id) && path === wayPath(id, language);
    if (type === "post") return kind === "blog" && title.join("") === posts[id]?.title;
    const [page = "", anchor] = answer.split("#");
    // Safe cast: a name that is no page's is told of at once.
    if (!listedPages.includes(page as ListedPage)) throw new Error(`there is no page ${page}`);
    return path === pagePath(page as ListedPage, language) + (anchor === undefined ? "" : `#${anchor}`);
  };
}
