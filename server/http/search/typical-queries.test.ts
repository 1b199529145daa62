import { expect, test } from "vitest";
import type { ApiClient } from "#api/client.ts";
import { createOfflineSearch } from "#api/search/ranking/search-offline.ts";
import { wordsOfPost } from "#api/search/ranking/score-post.ts";
import type { SearchAnswer } from "#api/search/search.ts";
import { loadPlaceNames } from "#content/loading/load-place-names.ts";
import { loadStarterPostTexts } from "#content/loading/load-starter-post-texts.ts";
import { pagePath, postPath, type Page } from "#i18n/addresses.ts";
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
import { keptInEnglish } from "#tests/support/searches/kept-in-english.ts";
import { keptInHungarian } from "#tests/support/searches/kept-in-hungarian.ts";
import { keptInSpanish } from "#tests/support/searches/kept-in-spanish.ts";
import { unseenIn } from "#tests/support/searches/unseen.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";

const { openTestServer } = shareTestServers();

/** Queries that the search was made with, those that once had wrong results among them. */
const askedIn: Record<Language, Record<string, string>> = {
  hu: { ...queriesInHungarian, ...everydayInHungarian },
  en: { ...queriesInEnglish, ...everydayInEnglish },
  es: { ...queriesInSpanish, ...everydayInSpanish },
};

/** Queries that were written down before their results were seen. */
const keptIn: Record<Language, Record<string, string>> = {
  hu: { ...keptInHungarian, ...unseenIn.hu },
  en: { ...keptInEnglish, ...unseenIn.en },
  es: { ...keptInSpanish, ...unseenIn.es },
};

/** The least share of the queries with a right answer on top or among the first three results. */
const leastRight = 0.97;

// One test for all languages, because it takes as long to write the posts that are searched.
test("a traveller's queries nearly all have a right answer among the first three, with and without a network", async () => {
  const { db, api } = await openTestServer();
  await publishStarterPosts(db, loadStarterPosts, new Date());
  for (const language of languages) {
    const online = (q: string) => api.search(language, { q });
    const offline = await downloadPocket(api, language);
    // Both rank by one rule: what is asked of each differs, so that nothing is asked twice.
    for (const [asked, find] of [
      [keptIn, online],
      [askedIn, offline],
    ] as const)
      expect(await shareOfRight(language, asked[language], find), language).toBeGreaterThanOrEqual(
        leastRight,
      );
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
  expect(queries.length).toBeGreaterThanOrEqual(100);
  const isRight = await makeJudge(language);
  const wrong: string[] = [];
  for (const [q, answers] of queries) {
    const { results, direct } = await find(q);
    const first = results
      .slice(0, 3)
      .flatMap(({ kind, path, title, section }) => [
        { kind, path, title: title.join("") },
        ...(section ? [{ kind, ...section }] : []),
      ]);
    const shown = direct ? [...first, direct] : first;
    if (!shown.some((one) => answers.split(" ").some((answer) => isRight(one, answer))))
      wrong.push(`${q}: ${first.map(({ path }) => path).join(", ")}`);
  }
  if (process.env["SHOW"]) console.warn(language, wrong.length, wrong.join("\n"));
  return 1 - wrong.length / queries.length;
}

interface Shown {
  kind: string;
  path: string;
  title: string;
}

async function makeJudge(language: Language) {
  const posts: Record<string, { title: string }> = await loadStarterPostTexts(language);
  const names: Record<string, string> = await loadPlaceNames(language);
  return ({ kind, path, title }: Shown, answer: string): boolean => {
    const [type = "", id = ""] = answer.split(":");
    if (type === "fact") return path === factPath(id, language);
    if (type === "place") return kind === "places" && title === names[id];
    if (type === "way") return isWayPair(id) && path === wayPath(id, language);
    if (type === "post") return kind === "blog" && title === posts[id]?.title;
    const [page = "", anchor] = answer.split("#");
    // Safe cast: a name that is no page's has no addresses, and fails at once.
    const address = pagePath(page as Page, language);
    return anchor === "*"
      ? path.split("#")[0] === address
      : path === address + (anchor === undefined ? "" : `#${anchor}`);
  };
}
