import { expect, test } from "vitest";
import { languages } from "#i18n/languages.ts";
import { publishStarterPosts } from "#server/domain/posts/publish-starter-posts.ts";
import { loadStarterPosts } from "#server/load-starter-posts.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";

const { openSignedInServer } = shareTestServers({ now: () => new Date("2026-11-23T10:00:00Z") });

const linked = /<a href="\/(?:\w\w\/)?(?:fact|adat|dato)\/[^>]*>(.*?)<\/a>/g;
const wordsOf = (html: string) =>
  [...html.matchAll(linked)].map(([, words = ""]) => words.replaceAll("&nbsp;", "\u00a0"));

test("the starter posts name facts as links, which say what the posts were written with until editors say otherwise", async () => {
  const { db, api } = await openSignedInServer();
  await publishStarterPosts(db, loadStarterPosts, new Date());
  const id = "machu-picchu.machuPicchuPrices";
  const readAll = async () =>
    Promise.all(
      languages.map(async (language) => {
        const posts = await api.listPosts(language, { limit: 50 });
        return Promise.all(posts.map(async ({ slug }) => (await api.readPost(slug, language)).content));
      }),
    );
  const written = await loadStarterPosts();
  const before = await readAll();
  for (const [index, language] of languages.entries()) {
    const shown = (before[index] ?? []).flatMap(wordsOf);
    const stored = written.flatMap(({ post }) => wordsOf(post.translations[language]?.content ?? ""));
    expect(stored.length, language).toBeGreaterThan(20);
    expect(shown.toSorted(), language).toEqual(stored.toSorted());
  }
  const fact = (await api.listFacts()).facts.find((one) => one.id === id);
  await api.changeFact(id, {
    value: { ...fact?.value, foreign: 177 },
    source: { name: "tuboleto", url: "https://tuboleto.cultura.pe" },
    checkedOn: "2026-11-20",
  });
  for (const [index, posts] of (await readAll()).entries()) {
    const words = posts.flatMap(wordsOf).join(" ");
    expect(words, languages[index]).toMatch(/177\u00a0sol/);
    expect(words, languages[index]).not.toContain("163");
    expect(words).toMatch(/November 2026|2026\. november|noviembre de 2026/);
  }
});
