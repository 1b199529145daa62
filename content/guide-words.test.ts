import { expect, test } from "vitest";
import type { GuidePage } from "#i18n/addresses.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { loadGuidePages, withoutMarks, wordsOf } from "#tests/support/guide-texts.ts";
import { holidayTexts as en } from "./en/holiday-texts.ts";
import { holidayTexts as es } from "./es/holiday-texts.ts";
import { holidayTexts as hu } from "./hu/holiday-texts.ts";

const loaded = await loadGuidePages();
const holidayTexts: Record<Language, typeof hu> = { hu, en, es };

/** A traveller must be able to plan with these pages alone. */
const leastWords: Record<GuidePage, number> = {
  guide: 900,
  entry: 900,
  topTen: 900,
  history: 900,
  gastronomy: 900,
  visas: 500,
  weather: 500,
  limaSights: 500,
  limaTransport: 500,
  holidays: 500,
};

const texts = loaded.map(({ page, language, text }) => {
  const drawn = page === "holidays" ? Object.values(holidayTexts[language]) : [];
  const { title, description, keywords, lead } = text;
  const body = [
    ...wordsOf(text).map((one) => (one.marked ? withoutMarks(one.text) : one.text)),
    ...drawn.flatMap((holiday) => [holiday.name, holiday.description]),
  ];
  return { page, language, head: { title, description, keywords, lead }, body };
});

for (const { page, language, head, body } of texts) {
  const all = [...body, head.description, ...head.keywords];

  test(`${page} in ${language} is long enough`, () => {
    expect(body.join(" ").split(/\s+/).length).toBeGreaterThanOrEqual(leastWords[page]);
  });

  test(`${page} in ${language} has a head`, () => {
    expect(head.title).toMatch(/^\S.{3,69}$/);
    expect(head.lead.length).toBeGreaterThan(80);
    expect(head.description.length).toBeGreaterThanOrEqual(80);
    expect(head.description.length).toBeLessThanOrEqual(160);
    expect(new Set(head.keywords).size).toBe(head.keywords.length);
    expect(head.keywords.length).toBeGreaterThan(2);
  });

  test(`${page} in ${language} has no empty text, no stray space and nothing unfinished`, () => {
    const strange = /^$|^\s|\s$|\s{2}|\bTO[D]O\b|\b[Ll]orem\b|undefined|\bNaN\b|\[object|\$\{/;
    expect(all.filter((text) => strange.test(text))).toEqual([]);
  });

  test(`${page} in ${language} has its language's quotation marks, in pairs`, () => {
    const strange = { hu: /["“«»'‘]/, en: /["„«»']/, es: /["„']/ }[language];
    expect(all.filter((text) => strange.test(text))).toEqual([]);
    const count = (text: string, sign: string) => text.split(sign).length - 1;
    const [open, close] = ({ hu: ["„", "”"], en: ["“", "”"], es: ["«", "»"] } as const)[language];
    expect(all.filter((text) => count(text, open) !== count(text, close))).toEqual([]);
  });

  test(`${page} in ${language} has no space before a sign that ends something`, () => {
    expect(all.filter((text) => / [,.;:!?)]|\( |,\p{L}|\.\.|[,;]\.|\.,(?! )/u.test(text))).toEqual([]);
  });
}

test("nothing is left in Hungarian on another language's page", () => {
  const foreign = texts.filter(({ page, language }) => language !== "hu" && page !== "guide");
  expect(foreign.flatMap(({ body }) => body.filter((text) => /[őű]/i.test(text)))).toEqual([]);
});

test("a page's title, description and lead are its own in every language", () => {
  for (const part of ["title", "description", "lead"] as const) {
    for (const language of languages) {
      const own = texts.filter((one) => one.language === language).map(({ head }) => head[part]);
      expect(new Set(own).size, `${part} ${language}`).toBe(own.length);
    }
  }
});
