import { defaultFacts } from "#content/facts/facts.ts";
import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { toolPages } from "#i18n/addresses.ts";
import { languages } from "#i18n/languages.ts";
import { toolPageFacts } from "#content/facts/tool-pages.ts";
import { loadToolWords } from "./load-tool-words.ts";

const everyTool = toolPages.flatMap((page) => languages.map((language) => ({ page, language })));

test.each(everyTool)("$page has its words in $language, short enough for search engines", async (one) => {
  const text = (await loadToolWords(one.page, one.language))(defaultFacts);
  expect(text.title.length).toBeLessThanOrEqual(60);
  expect(text.description.length).toBeLessThanOrEqual(160);
  expect(text.keywords.length).toBeGreaterThan(2);
  expect(text.lead).not.toBe("");
  expect(text.pictureAlt).not.toBe("");
});

test.each(toolPages)("%s has its pictures and leads on to three other pages", (page) => {
  for (const file of [`pages/${page}.svg`, `thumbs/pages/${page}.avif`, `social/${page}.jpg`])
    expect(existsSync(`public/pictures/${file}`), file).toBe(true);
  const { related } = toolPageFacts[page];
  expect(new Set(related).size).toBe(3);
  expect(related).not.toContain(page);
});
