import { expect, test } from "vitest";
import { isCategory } from "#api/posts/categories.ts";
import { languages, loadByLanguage } from "#i18n/languages.ts";
import { cleanHtml } from "#server/domain/posts/cleaning/clean-html.ts";
import { starterPosts as facts } from "#content/facts/pages/starter-posts.ts";
import { loadStarterPostTexts } from "#content/loading/load-starter-post-texts.ts";

const words = await loadByLanguage(loadStarterPostTexts);
const ids = facts.map(({ id }) => id);

const texts = languages.flatMap((language) =>
  ids.map((id) => ({ name: `${language}/${id}`, ...words[language][id] })),
);

const canonicalTags = new Set(["h2", "h3", "p", "ul", "ol", "li", "blockquote", "strong", "em", "a"]);

const withoutTags = (html: string) => html.replaceAll(/<[^>]+>/g, " ");
const wordCount = (html: string) => withoutTags(html).match(/[\p{L}\d][^\s]*/gu)?.length ?? 0;
const outline = (html: string) =>
  [...html.matchAll(/<(h[1-6]|ul|ol|blockquote|p|li)>/g)].map(([, tag]) => tag);

test("every starter post has a category that exists", () => {
  expect(facts.map(({ category }) => category).filter((category) => !isCategory(category))).toEqual([]);
});

test.each(languages)("every starter post is there in %s, and no other", (language) => {
  expect(Object.keys(words[language])).toEqual(ids);
});

test.each(ids)("%s is built of the same blocks in every language", (id) => {
  for (const language of languages) {
    expect(outline(words[language][id].content), language).toEqual(outline(words.hu[id].content));
  }
});

test.each(texts)("$name has 550 to 900 words", ({ content }) => {
  expect(wordCount(content)).toBeGreaterThanOrEqual(550);
  expect(wordCount(content)).toBeLessThanOrEqual(900);
});

test.each(texts)("$name has a summary that fits a card", ({ summary }) => {
  expect(summary.length).toBeGreaterThanOrEqual(120);
  expect(summary.length).toBeLessThanOrEqual(200);
});

test.each(texts)("$name says what its cover shows, in one sentence that fits its field", ({ coverAlt }) => {
  expect(coverAlt.length).toBeGreaterThanOrEqual(50);
  expect(coverAlt.length).toBeLessThanOrEqual(140);
});

test.each(texts)("$name uses the tags of a stored post only, one after the other", ({ content }) => {
  const tags = [...content.matchAll(/<\/?([a-z0-9]+)/g)].map(([, tag]) => tag ?? "");
  expect(tags.filter((tag) => !canonicalTags.has(tag))).toEqual([]);
  expect(content).not.toMatch(/>\s+<(?!(strong|em|a)\b)|<(p|li|ul|h2|h3)>\s|\n/);
});

test.each(texts)(
  "$name is typeset: no straight quotes, double spaces or stray hyphens",
  ({ title, summary, coverAlt, content }) => {
    const text = [title, summary, coverAlt, content.replaceAll(/<[^>]+>/g, "")].join("\n");
    expect(text).not.toMatch(/["']| {2}|\.\.\.| - |\d-\d/);
  },
);

test.each(texts)("$name links by https, or to a fact", ({ content }) => {
  const addresses = [...content.matchAll(/href="([^"]*)"/g)].map(([, address]) => address ?? "");
  expect(addresses.length).toBeGreaterThan(0);
  const isSafe = (address: string) => /^(https:\/\/[^\s]+|\/fact\/[\w.-]+)$/.test(address);
  expect(addresses.filter((address) => !isSafe(address))).toEqual([]);
});

test.each(texts)("$name is stored letter for letter as it is written here", ({ content }) => {
  expect(cleanHtml(content)).toBe(content);
});
