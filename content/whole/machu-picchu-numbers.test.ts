import { defaultFacts as facts } from "#content/facts/facts.ts";
import { expect, test } from "vitest";
import { formatSoles } from "#i18n/format/format-amount.ts";
import { formatMonth } from "#i18n/format/format-date.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { loadGuidePages, wordsOf } from "#tests/support/readers/guide-texts.ts";
import { machuPicchuBus, machuPicchuTrains } from "#content/facts/machu-picchu/journey.ts";
import { machuPicchuPrices } from "#content/facts/machu-picchu/prices.ts";
import { loadStarterPostTexts } from "#content/loading/load-starter-post-texts.ts";

const pages = await loadGuidePages();

function pageText(id: string, language: Language): string {
  const page = pages.find((one) => one.page === id && one.language === language);
  return page ? wordsOf(page.text).join("\n") : "";
}

async function postText(language: Language): Promise<string> {
  const posts = await loadStarterPostTexts(language);
  return posts["first-days-at-altitude"].content.replaceAll("&nbsp;", "\u00a0");
}

for (const language of languages) {
  const { foreign, foreignMountain, andean, andeanMountain, asOf } = facts(machuPicchuPrices);
  const soles = (amount: number) => formatSoles(amount, language);

  test(`the page, the ten sights and the post ask one price for Machu Picchu in ${language}`, async () => {
    const [page, sights, post] = [
      pageText("machu-picchu", language),
      pageText("top-ten", language),
      await postText(language),
    ];
    for (const text of [page, sights, post]) {
      expect(text).toContain(soles(foreign));
      expect(text).toMatch(new RegExp(`\\b${facts(machuPicchuBus).returnUsd}\\b`));
    }
    for (const text of [page, sights]) expect(text).toContain(soles(foreignMountain));
    for (const text of [sights, post]) expect(text).toContain(formatMonth(asOf, language));
    expect(page).toContain(soles(andean));
    expect(page).toContain(soles(andeanMountain));
    expect(page).toContain(`${facts(machuPicchuTrains).oneWayUsdFrom}`);
  });

  test(`no text in ${language} names the price of before May 2026`, async () => {
    const texts = [
      ...pages.filter((page) => page.language === language).flatMap(({ text }) => wordsOf(text)),
      await postText(language),
    ];
    const old = new RegExp(`\\b(${[152, 200].map(soles).join("|")})(?!\\p{L})`, "u");
    expect(texts.filter((text) => old.test(text) && text.includes("Picchu"))).toEqual([]);
  });
}

test("who speaks Spanish is told what Andean citizens pay, in the post too", async () => {
  for (const text of [pageText("top-ten", "es"), await postText("es")]) {
    expect(text).toContain(formatSoles(facts(machuPicchuPrices).andean, "es"));
  }
});

test("a first visit is sent to circuit 2, by page, ten sights and post", async () => {
  for (const language of languages) {
    for (const text of [
      pageText("machu-picchu", language),
      pageText("top-ten", language),
      await postText(language),
    ]) {
      expect(text).toContain("2-A");
    }
  }
});
