import { expect, test } from "vitest";
import { categories } from "#api/posts/categories.ts";
import { en } from "#i18n/messages/en.ts";
import { hu } from "#i18n/messages/hu.ts";
import { categoryName } from "./category-addresses.ts";

test("a reader sees the right word for a category, however it is stored", () => {
  expect(categoryName("Sciense", "en", en)).toBe("Science");
  expect(categoryName("Wheather", "hu", hu)).toBe("Időjárás");
});

test("a word stands for every category and for nothing else", () => {
  expect(Object.keys(hu.categories)).toEqual([...categories]);
});

test("an unknown category of an imported post is shown as it is", () => {
  expect(categoryName("Travel", "en", en)).toBe("Travel");
});

test("the owner's word stands in the place of the site's", () => {
  const site = [{ id: "Sciense", names: { hu: "Kutatás", en: "Research", es: "Investigación" } }];
  expect(categoryName("Sciense", "en", en, site)).toBe("Research");
  expect(categoryName("Wheather", "en", en, site)).toBe("Weather");
  expect(categoryName("own-0123456789ab", "en", en, site)).toBe("Uncategorised");
});
