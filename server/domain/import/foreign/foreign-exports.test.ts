import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { saidNotes } from "#tests/support/readers/said-notes.ts";
import { foreignId } from "./foreign-export.ts";
import { readGhostExport } from "./ghost-export.ts";
import { isWordpressExport, readWordpressExport } from "./wordpress-export.ts";
import { wordpressText } from "./wordpress-text.ts";

const exported = (name: string) =>
  readFile(join(import.meta.dirname, "../../../../tests/support/exports", name), "utf8");

const site = "https://naplo.example";

test("WordPress: translations come as one post, each with its state, and what stays behind is told", async () => {
  const { posts, notes, site: from } = await readWordpressExport(await exported("wordpress.xml"), null);
  expect(from).toBe(site);
  expect(posts).toMatchObject([
    {
      _id: foreignId(site, "11"),
      szerzo: "Kovács Anna",
      category: "Gastronomy",
      coverImage: `${site}/wp-content/uploads/2024/05/piac.jpg`,
      isPinned: true,
      createdAt: "2024-05-05T10:00:00.000Z",
      updatedAt: "2024-05-07T10:00:00.000Z",
      translations: {
        hu: {
          title: "Piac San Pedróban & környékén",
          summary: "Egy délelőtt a piacon.",
          slug: "piac-san-pedroban",
          coverAlt: "Színes piac",
          searchTitle: "",
          searchDescription: "Mikor érdemes menni?",
        },
        en: { title: "Market day", slug: "market-day" },
      },
      states: { hu: "published", en: "draft" },
    },
    { category: "Utazás", states: { hu: { at: "2099-04-05T08:00:00.000Z" } } },
    { translations: { hu: { title: "Titok" } }, states: { hu: "draft" } },
  ]);
  expect(saidNotes(notes)).toEqual([
    "left out: 1 comment",
    "left out: 1 page",
    "left out: 1 post with the status “trash”",
    "left out: tags (Cusco)",
    "shortcodes that stay as text: contact-form-7",
  ]);
});

test("WordPress: lines of the classic editor become paragraphs, captions, galleries and videos come over", async () => {
  const { posts } = await readWordpressExport(await exported("wordpress.xml"), null);
  const [market, easter] = posts;
  const { hu, en } = market?.translations ?? {};
  expect(hu?.content).toContain("<p>Első sor<br>\nmásodik sor.</p>");
  expect(hu?.content).toContain('<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"></iframe>');
  expect(hu?.content).toMatch(
    /<figure>.*piac-300x200\.jpg.*<figcaption>A piac reggel<\/figcaption><\/figure>/s,
  );
  expect(hu?.content).toContain("[sic]");
  expect(en?.content).toContain("<p>In the morning.</p>");
  expect(en?.content).toContain('<iframe src="https://player.vimeo.com/video/76979871"></iframe>');
  expect(easter?.translations.hu?.content).toMatch(
    /alt="Színes piac"><figcaption>Kofák a piacon<\/figcaption>.*k%C3%B6rmenet\.jpg" alt=""/s,
  );
});

test("WordPress: a file that is cut off is refused, and what is none is not taken for one", async () => {
  const whole = await exported("wordpress.xml");
  await expect(readWordpressExport(whole.slice(0, -400), null)).rejects.toMatchObject({ kind: "cutOff" });
  await expect(readWordpressExport("<rss><channel></channel></rss>", null)).rejects.toMatchObject({
    kind: "foreign",
  });
  expect(isWordpressExport(whole)).toBe(true);
  expect(isWordpressExport("[]")).toBe(false);
});

test("WordPress: pictures of a gallery that the file does not name are told", async () => {
  const file = (await exported("wordpress.xml")).replace('ids="12,13"', 'ids="12,98,99"');
  const { posts } = await readWordpressExport(file, null);
  expect(saidNotes(posts.flatMap(({ notes }) => notes))).toContain(
    "left out: 2 pictures of a gallery that the file does not name",
  );
});

test("a text with brackets is no shortcode, and a link in a line of text stays a link", () => {
  const { html, unknown } = wordpressText(
    "Így [1] és [idézet].\n\nLásd https://naplo.example/a itt.",
    new Map(),
  );
  expect(unknown).toEqual([]);
  expect(html).toContain("Lásd https://naplo.example/a itt.");
});

test("Ghost: language by tag, cover with its words; what members alone could read comes as a draft", async () => {
  const { posts, notes } = await readGhostExport(JSON.parse(await exported("ghost.json")), null);
  expect(posts).toMatchObject([
    {
      _id: "65f0c1a2b3c4d5e6f7a8b9d0",
      szerzo: "Anna Kovács",
      category: "Discovery",
      coverImage: "content/images/2025/03/cover.jpg",
      createdAt: "2025-03-02T08:00:00.000Z",
      translations: {
        en: {
          title: "Two days on Titicaca",
          summary: "Reeds, wind and potatoes.",
          coverAlt: "The lake at dawn",
          searchTitle: "Titicaca by boat",
          searchDescription: "",
        },
      },
      states: { en: "published" },
    },
    { translations: { es: { title: "Dos días" } }, states: { es: "draft" } },
    { translations: { en: { title: "For members" } }, states: { en: "draft" } },
  ]);
  expect(posts[0]?.translations.en?.content).toContain('src="content/images/2025/03/lake.jpg"');
  expect(posts[0]?.translations.en?.content).toContain('href="/altitude/"');
  expect(saidNotes(notes)).toEqual(["left out: 1 page"]);
});

test("the language of an export can be given", async () => {
  const { posts } = await readGhostExport(JSON.parse(await exported("ghost.json")), "hu");
  expect(posts.map(({ translations }) => Object.keys(translations))).toEqual([["hu"], ["es"], ["hu"]]);
});

test("Ghost: a damaged export is named by its place", async () => {
  const broken = { db: [{ data: { posts: [{ id: "1", title: 5 }] } }] };
  await expect(readGhostExport(broken, null)).rejects.toThrow("db.0.data.posts.0.title");
});
