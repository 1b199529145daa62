import { defaultFacts } from "#content/facts/facts.ts";
import { expect, test } from "vitest";
import { loadToolWords } from "#content/tools/load-tool-words.ts";
import type { PhrasebookText } from "#content/tools/phrasebook-text.ts";
import { loadGuidePage } from "#content/loading/load-guide-page.ts";
import { languages } from "#i18n/languages.ts";
import { loadPhraseSections } from "./load-phrase-sections.ts";
import phrases from "./travel-phrases.json" with { type: "json" };

const books = await Promise.all(
  languages.map(async (language) => {
    const sections = await loadPhraseSections(language);
    const words = await loadToolWords<PhrasebookText>("phrasebook", language);
    return {
      language,
      sections,
      text: words(defaultFacts),
      entries: sections.flatMap(({ entries }) => entries),
    };
  }),
);

test.each(books)(
  "the phrasebook in $language has what a journey needs, each thing once",
  ({ entries, sections }) => {
    expect(entries.filter(({ language }) => language === "es").length).toBeGreaterThanOrEqual(150);
    expect(entries.filter(({ language }) => language === "qu").length).toBeGreaterThanOrEqual(12);
    const ids = [...entries.map(({ id }) => id), ...sections.map(({ situation }) => situation)];
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
    const texts = entries.map(({ text }) => text);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    expect(entries.filter(({ text, meaning }) => !text || !meaning)).toEqual([]);
  },
);

test.each(books)(
  "in $language each situation has its title, and no note is about none",
  ({ sections, text }) => {
    const situations = sections.map(({ situation }) => situation);
    expect(Object.keys(text.situations).toSorted()).toEqual(situations.toSorted());
    expect(situations).toEqual(expect.arrayContaining(Object.keys(text.notes)));
    expect(text.description.length).toBeLessThanOrEqual(160);
  },
);

test("readers of Hungarian and English are told how to say each phrase, in letters that they know", () => {
  for (const { language, entries } of books) {
    if (language === "es") continue;
    const letters = language === "hu" ? /^[a-zíáé_ ,.…!?:;()-]+$/ : /^[a-zA-Z ,.…!?:;()-]+$/;
    expect(entries.filter(({ pronunciation = "" }) => !letters.test(pronunciation))).toEqual([]);
  }
});

test("each word of Peru is heard in a sentence, and a question is closed as it was opened", () => {
  for (const { language, entries } of books)
    for (const { id, text, sentence = "", language: spoken } of entries) {
      if (language === "es" && spoken === "es") expect(sentence, id).toMatch(/[.?!]$/);
      for (const spanish of [text, sentence]) {
        expect(spanish.split("¿").length, id).toBe(spanish.split("?").length);
        expect(spanish.split("¡").length, id).toBe(spanish.split("!").length);
      }
    }
});

test("only Hungarians are taught to say that they come from Hungary", () => {
  const bookOf = (language: string) => books.find((book) => book.language === language)?.entries ?? [];
  const english = new Set(bookOf("en").map(({ id }) => id));
  expect(bookOf("hu").flatMap(({ id }) => (english.has(id) ? [] : id))).toEqual(["from-hungary"]);
});

test("the English guide and phrasebook tell the same number of phrases, and it is true", async () => {
  const english = books.find(({ language }) => language === "en");
  const count = english?.entries.filter(({ language }) => language === "es").length ?? 0;
  expect(count).toBeGreaterThan(275);
  expect(count).toBeLessThan(300);
  for (const words of [english?.text, await loadGuidePage("peru-guide", "en")])
    expect(JSON.stringify(words)).toMatch(/nearly three hundred (Spanish )?phrases/i);
});

test("the guide's phrases are the first of their situation", () => {
  const [hungarian] = books;
  for (const { id, situation } of phrases) {
    const entries = hungarian?.sections.find((section) => section.situation === situation)?.entries ?? [];
    const ofGuide = phrases.filter((phrase) => phrase.situation === situation).length;
    expect(entries.slice(0, ofGuide).map((entry) => entry.id)).toContain(id);
  }
});
