import { expect, test } from "vitest";
import { lineText } from "#content/documents/line.ts";
import type { GuidePage } from "#i18n/addresses.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { loadGuidePages, wordsOf } from "#tests/support/readers/guide-texts.ts";

const loaded = await loadGuidePages();

const quotationMarks: Partial<Record<Language, readonly [open: string, close: string]>> = {
  hu: ["„", "”"],
  en: ["“", "”"],
  es: ["«", "»"],
};
/** Quotation marks of other languages, and straight ones. */
const strangeMarks: Partial<Record<Language, RegExp>> = { hu: /["“«»'‘]/, en: /["„«»']/, es: /["„']/ };

/** Enough to plan a journey with these pages alone. */
const leastWords = 500;
const longPages: GuidePage[] = ["peru-guide", "entry", "top-ten", "history", "gastronomy"];
const leastWordsOfLongPages = 900;

const texts = loaded.map(({ page, language, text }) => {
  const drawn = Object.values(text.holidays ?? {});
  const { title, description, keywords, lead } = text;
  const body = [
    ...wordsOf(text),
    ...drawn.flatMap((holiday) => [holiday.name, lineText(holiday.description)]),
  ];
  return { page, language, head: { title, description, keywords, lead: lineText(lead) }, body };
});

for (const { page, language, head, body } of texts) {
  const all = [...body, head.description, ...head.keywords];

  test(`${page} in ${language} is long enough`, () => {
    expect(body.join(" ").split(/\s+/).length).toBeGreaterThanOrEqual(
      longPages.includes(page) ? leastWordsOfLongPages : leastWords,
    );
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
    expect(all.filter((text) => strangeMarks[language]?.test(text))).toEqual([]);
    const count = (text: string, sign: string) => text.split(sign).length - 1;
    const [open, close] = quotationMarks[language] ?? ['"', '"'];
    expect(all.filter((text) => count(text, open) !== count(text, close))).toEqual([]);
  });

  test(`${page} in ${language} has no space before a sign that ends something`, () => {
    expect(all.filter((text) => / [,.;:!?)]|\( |,\p{L}|\.\.|[,;]\.|\.,(?! )/u.test(text))).toEqual([]);
  });
}

test("nothing is left in Hungarian on another language's page", () => {
  const foreign = texts.filter(({ language }) => language !== "hu");
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
