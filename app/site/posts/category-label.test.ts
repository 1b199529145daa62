import { expect, test } from "vitest";
import { categories } from "#api/posts/categories.ts";
import { en } from "#i18n/messages/en.ts";
import { hu } from "#i18n/messages/hu.ts";
import { categoryLabel } from "./category-label.ts";

test("a reader sees the right word for a category, however it is stored", () => {
  expect(categoryLabel("Sciense", en)).toBe("Science");
  expect(categoryLabel("Wheather", hu)).toBe("Időjárás");
});

test("a label stands for every category and for nothing else", () => {
  expect(Object.keys(hu.categories)).toEqual([...categories]);
});

test("an unknown category of an imported post is shown as it is", () => {
  expect(categoryLabel("Travel", en)).toBe("Travel");
});
