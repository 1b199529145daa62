import { expect, test } from "vitest";
import { categories } from "#api/posts/categories.ts";
import { languages } from "#i18n/languages.ts";
import { loadMessages } from "#i18n/loading/load-messages.ts";
import { loadedMessages } from "#i18n/loading/loaded-messages.ts";
import { authorSegments } from "#i18n/addresses.ts";
import { authorPath, authorSlug } from "./author-address.ts";
import { categorySlugs } from "#i18n/guide-addresses.ts";
import { categoryAt, categoryFeedPath, categoryPath } from "./category-addresses.ts";
import { makeSlug } from "./make-slug.ts";

await Promise.all(languages.map(loadMessages));

test("each category has an address in each language, of the word that readers see", () => {
  expect(Object.keys(categorySlugs)).toEqual([...categories]);
  for (const category of categories)
    for (const language of languages)
      expect(categorySlugs[category][language]).toBe(makeSlug(loadedMessages(language).categories[category]));
});

test("a slug is one category's in all languages, and never the segment of authors", () => {
  for (const category of categories)
    for (const language of languages)
      expect(categoryAt(categorySlugs[category][language]), language).toBe(category);
  for (const segment of Object.values(authorSegments)) expect(categoryAt(segment)).toBeNull();
  expect([categoryAt("feed.xml"), categoryAt(undefined), categoryAt("Gastronomy")]).toEqual([
    null,
    null,
    null,
  ]);
});

test("a category's page and its feed", () => {
  expect(categoryPath("Gastronomy", "hu")).toBe("/hu/blog/gasztronomia");
  expect(categoryFeedPath("Gastronomy", "hu")).toBe("/hu/blog/gasztronomia/feed.xml");
});

test.each([
  ["Kovács Anna", "kovacs-anna"],
  ["  kovacs, ANNA ", "kovacs-anna"],
  ["Анна Каренина", "анна-каренина"],
  ["李 明", "李-明"],
  ["..", ""],
  ["", ""],
])("the author %j has the slug %j", (name, slug) => {
  expect(authorSlug(name)).toBe(slug);
  expect(authorSlug(slug)).toBe(slug);
});

test("an author's page is under a word of the page's language", () => {
  expect(languages.map((language) => authorPath("kovacs-anna", language))).toEqual([
    "/hu/blog/szerzo/kovacs-anna",
    "/en/blog/author/kovacs-anna",
    "/es/blog/autor/kovacs-anna",
  ]);
});
