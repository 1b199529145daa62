import { expect, test } from "vitest";
import type { SearchAnswer } from "#api/search/search.ts";
import { answerOfflineSearch } from "./answer-offline-search.ts";

const site = "https://site.example";

const index = {
  entries: [
    {
      kind: "guide",
      path: "/en/peru-weather#cusco",
      title: "Cusco",
      context: "Weather",
      keywords: "",
      text: "Rain falls from November to March.",
      weight: 1,
    },
  ],
  stems: { cusco: ["cusco"], rain: ["rain"], falls: ["fall"], november: ["novemb"], march: ["march"] },
};

const post = {
  slug: "rain-and-roses",
  title: "Rain and roses",
  summary: "Short.",
  content: "<p>Arequipa.</p>",
};

/** A cache like the browser's, with the parts that are used. */
function pocketOf(kept: Record<string, object>): Cache {
  const found = (path: string) => kept[path] && Response.json(kept[path]);
  const pocket: Partial<Cache> = {
    keys: async () => Object.keys(kept).map((path) => new Request(site + path)),
    match: async (path) => found(String(path)),
  };
  // Safe cast: nothing else of it is used.
  return pocket as Cache;
}

async function search(query: string, pocket: Cache): Promise<SearchAnswer | null> {
  const response = await answerOfflineSearch(new URL(`${site}/api/search/en?${query}`), pocket);
  return response && ((await response.json()) as SearchAnswer);
}

const whole = pocketOf({ "/api/search/en/index": index, "/api/post/rain-and-roses/en": post });

test("what was downloaded is found: the guide and posts, also misspelt", async () => {
  const { results, counts } = (await search("q=raining", whole)) ?? {};
  expect(results?.map(({ path }) => path)).toEqual(["/en/post/rain-and-roses", "/en/peru-weather#cusco"]);
  expect(counts).toMatchObject({ blog: 1, guide: 1 });
  expect((await search("q=kuzko", whole))?.nearest).toBe("cusco");
  // A word of the text is found, but not offered: nobody can tell what it leads to.
  expect(await search("q=novenber", whole)).toMatchObject({ nearest: null, counts: { guide: 1 } });
  expect((await search("q=rain&kind=guide&limit=1", whole))?.results).toHaveLength(1);
});

test("a post that was downloaded later is found, too", async () => {
  const later = { ...post, slug: "snow", title: "Snow" };
  const more = pocketOf({ "/api/search/en/index": index, "/api/post/snow/en": later });
  expect((await search("q=snow", more))?.results[0]?.title).toEqual(["", "Snow"]);
});

test("other calls, and those of a language that was not downloaded, are left to others", async () => {
  expect(await answerOfflineSearch(new URL(`${site}/api/posts/en`), whole)).toBeNull();
  expect(await answerOfflineSearch(new URL(`${site}/api/search/hu?q=eső`), whole)).toBeNull();
});
