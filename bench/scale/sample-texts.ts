import { loadGuidePage } from "#content/loading/load-guide-page.ts";
import { guidePages } from "#i18n/addresses.ts";
import { byLanguage, languages, type Language } from "#i18n/languages.ts";
import { wordsOfBlock } from "#server/http/search/block-words.ts";
import { randomNumbers } from "#tests/support/samples/random-markup.ts";

/** The texts of a post in a language. */
export interface SampleText {
  title: string;
  summary: string;
  content: string;
}

/** Sentences of a post: about 5 kB. */
const sentences = 45;
const headings = 3;

/** The share of a post's sentences that treat its subject. */
const ofSubject = 0.6;

/** Syllables of names that no other text has, such as villages and inns: three to a name. */
const syllables = "ta mo ri ca lu pe so na vi hua qui ma ran to ye cho lla be du fi".split(" ");

/** Writes posts that differ as those of a real blog do, the same in each run: sentences of the guide, shuffled, and names of their own. */
export async function createSampleTexts(): Promise<(number: number, language: Language) => SampleText> {
  const sources = byLanguage((): string[][] => []);
  for (const language of languages)
    for (const page of guidePages) {
      const { sections } = await loadGuidePage(page, language);
      const text = sections.flatMap(({ blocks }) => blocks.flatMap(wordsOfBlock)).join(" ");
      sources[language].push(text.split(/(?<=[.!?]) /).filter((one) => one.length > 20 && one.length < 300));
    }
  return (number, language) => writeText(number, sources[language]);
}

function writeText(number: number, pages: string[][]): SampleText {
  const random = randomNumbers(number);
  const pick = <T>(items: T[]): T => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error("there is nothing to choose from");
    return item;
  };
  const own = pick(pages);
  const name = () => [0, 1, 2].map(() => pick(syllables)).join("");
  const sentence = () => pick(random() < ofSubject ? own : pick(pages));
  const place = name();
  const body = Array.from({ length: sentences }, sentence);
  const parts = Array.from({ length: headings }, (_, index) => {
    const from = (index * sentences) / headings;
    const text = body.slice(from, from + sentences / headings).join(" ");
    return `<h2>${sentence().split(" ", 4).join(" ")} ${name()}</h2><p>${text} ${place}, ${name()}.</p>`;
  });
  return {
    title: `Bejegyzés ${number}: ${place} ${sentence().split(" ", 3).join(" ")}`,
    summary: sentence(),
    content: parts.join(""),
  };
}
