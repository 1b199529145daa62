import { expect, test } from "vitest";
import { z } from "zod";
import { unescapeHtml } from "#api/post-html/escape-html.ts";
import { pagePath } from "#i18n/addresses.ts";
import { languages } from "#i18n/languages.ts";
import { readPageHead, type PageHead, type Thing } from "#tests/support/readers/page-head.ts";
import { shareBuiltSite } from "#tests/support/servers/share-built-site.ts";
import { visitor } from "#tests/support/servers/test-server.ts";

const openShared = shareBuiltSite();

async function open(path: string): Promise<{ main: string; head: PageHead }> {
  const { app } = await openShared();
  const html = await (await visitor(app)(path)).text();
  const [main = ""] = /<main.*<\/main>/s.exec(html) ?? [];
  return { main, head: readPageHead(html) };
}

const questionsSchema = z.object({
  mainEntity: z.array(
    z.object({
      "@type": z.literal("Question"),
      name: z.string(),
      url: z.string(),
      acceptedAnswer: z.object({ "@type": z.literal("Answer"), text: z.string() }),
    }),
  ),
});

const topTen = [
  "machu-picchu",
  "nazca-lines",
  "lima",
  "huacachina",
  "cusco",
  "rainbow-mountain",
  "sacred-valley",
  "arequipa",
  "iquitos",
  "titicaca",
];

function thing({ things }: PageHead, type: string): Thing | undefined {
  return things.find((one) => one["@type"] === type);
}

/** A list of schema.org; every item has a name. */
function listOf(addresses: string[]): unknown {
  return addresses.map((url, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: expect.stringMatching(/./),
    url,
  }));
}

test("the top ten is told as a list of ten, each with its section", async () => {
  for (const language of languages) {
    const { main, head } = await open(pagePath("top-ten", language));
    const addresses = topTen.map((id) => `${head.canonical}#${id}`);
    expect(thing(head, "ItemList")?.["itemListElement"], language).toEqual(listOf(addresses));
    for (const id of topTen) expect(main, language).toContain(`<section id="${id}"`);
  }
});

/** The visible text of a page: tags within a line leave nothing behind, the others a space. */
function shownText(html: string): string {
  const lines = html.replaceAll(/<!--.*?-->|<\/?(?:a|i|span|strong)\b[^>]*>/gs, "");
  return unescapeHtml(lines.replaceAll(/<[^>]*>/g, " ")).replaceAll(/\s+/g, " ");
}

test("the frequent questions are told with their answers, word for word as the page shows them", async () => {
  for (const language of languages) {
    const { main, head } = await open(pagePath("questions", language));
    const questions = questionsSchema.parse(thing(head, "FAQPage")).mainEntity;
    expect(questions, language).toHaveLength(27);
    const shown = shownText(main);
    for (const { name, url, acceptedAnswer } of questions) {
      expect(shown).toContain(`${name} ${acceptedAnswer.text}`.replaceAll(/\s+/g, " "));
      const [address, id] = url.split("#");
      expect(address).toBe(head.canonical);
      expect(main).toContain(`id="${id}"`);
    }
  }
});

test("the weather is drawn for five cities and compared, with its numbers as tables", async () => {
  const { main } = await open("/en/peru-weather");
  expect(main.match(/<figure\b/g)).toHaveLength(6);
  expect(main.match(/<table\b/g)?.length).toBeGreaterThanOrEqual(6);
});
