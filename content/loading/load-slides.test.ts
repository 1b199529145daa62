import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { languages } from "#i18n/languages.ts";
import { slideIds } from "#content/facts/pages/slide-ids.ts";
import { loadGuidePage } from "./load-guide-page.ts";
import { loadSlides } from "./load-slides.ts";

test.each(languages)("the slides in %s are the six places in their order", async (language) => {
  const slides = await loadSlides(language);
  expect(slides.map(({ id }) => id)).toEqual([...slideIds]);
});

test.each(languages)("every slide in %s leads to a part of the top ten", async (language) => {
  const topTen = JSON.stringify(await loadGuidePage("top-ten", language));
  for (const id of slideIds) expect(topTen).toContain(`"id":"${id}"`);
});

test("every slide has its picture", () => {
  for (const id of slideIds) expect(existsSync(`public/pictures/places/${id}.svg`), id).toBe(true);
});
