import { expect, test } from "vitest";
import { loadGuidePages, proseOf } from "#tests/support/readers/guide-texts.ts";
import { languages } from "#i18n/languages.ts";
import { readability, sentencesOf, wholeSentences } from "./readability.ts";

test("a paragraph is cut into sentences, but not at a decimal point", () => {
  expect(sentencesOf(["It costs 3.50 soles. Pay in cash!", "Total", "—"], "en")).toEqual([
    "It costs 3.50 soles.",
    "Pay in cash!",
    "Total",
  ]);
});

test("plain words read more easily than a treatise, in each language by its formula", () => {
  expect(readability(["We took the bus to the sea and had fish for lunch."], "en")).toBeGreaterThan(90);
  expect(
    readability(["Administrative regularisation necessitates considerable documentary preparation."], "en"),
  ).toBeLessThan(0);
  expect(readability(["Fuimos al mar en bus y comimos un plato de pescado."], "es")).toBeGreaterThan(80);
  expect(
    readability(["La regularización administrativa requiere considerable preparación documental."], "es"),
  ).toBeLessThan(10);
  expect(readability(["A busz a tengerhez vitt, és halat ettünk ott."], "hu")).toBeLessThan(40);
  expect(
    readability(["Az adminisztratív engedélyezés jelentékeny dokumentációs előkészületeket igényel."], "hu"),
  ).toBeGreaterThan(60);
});

test("what one page says, no other says in the same words", async () => {
  const pages = await loadGuidePages();
  for (const language of languages) {
    const said = pages
      .filter((page) => page.language === language)
      .flatMap(({ text }) => [...wholeSentences(proseOf(text), language)]);
    expect(
      said.filter((sentence, at) => said.indexOf(sentence) !== at),
      language,
    ).toEqual([]);
  }
});
