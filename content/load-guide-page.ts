import { readFile } from "node:fs/promises";
import type { GuidePage } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { guideText, guideTextOfFact, markedGuideText } from "./documents/guide-text.ts";
import { readMarkdown } from "./documents/read-markdown.ts";
import type { GuidePageText, HolidayText } from "./guide-page.ts";
import type { HolidayId } from "./facts/holidays/holidays.ts";
import type { GuideWords } from "./guide-words.ts";
import { loadPlaceNames } from "./load-place-names.ts";

/** A page as content/guide has it; each way of printing takes the facts as they are when it is called. */
interface GuideDocument {
  print: GuideWords;
  /** With a link to each dated fact where the page says it. */
  printMarked: GuideWords;
  /** With a link at each place that says one fact. */
  printFact: (id: string) => GuidePageText;
}

const read = new Map<string, Promise<GuideDocument>>();

/**
 * Read once a process.
 * @throws Error that names the file, when it is no document
 */
export function loadGuideDocument(page: GuidePage, language: Language): Promise<GuideDocument> {
  const file = new URL(`./guide/${page}/${language}.md`, import.meta.url);
  const known = read.get(file.href);
  if (known) return known;
  const reading = readDocument(file, page, language);
  read.set(file.href, reading);
  reading.catch(() => read.delete(file.href));
  return reading;
}

/** Without marks, as the search and the calendars read it. */
export async function loadGuideWords(page: GuidePage, language: Language): Promise<GuideWords> {
  const { print } = await loadGuideDocument(page, language);
  return print;
}

/** With the facts as they are now. */
export async function loadGuidePage(page: GuidePage, language: Language): Promise<GuidePageText> {
  const words = await loadGuideWords(page, language);
  return words();
}

async function readDocument(file: URL, page: GuidePage, language: Language): Promise<GuideDocument> {
  const source = await readFile(file, "utf8");
  const figureWords = await loadFigureWords(page, language);
  try {
    const document = readMarkdown(source);
    const whole = (text: GuidePageText) => ({ ...text, ...figureWords });
    return {
      print: () => whole(guideText(document, language)),
      printMarked: () => whole(markedGuideText(document, language)),
      printFact: (id) => guideTextOfFact(document, language, id),
    };
  } catch (error) {
    throw new Error(`content/guide/${page}/${language}.md is no document`, { cause: error });
  }
}

/** What a page's figures say, and other pages too. */
async function loadFigureWords(page: GuidePage, language: Language): Promise<Partial<GuidePageText>> {
  if (page === "weather") {
    const { arequipa, cusco, iquitos, lima, puno } = await loadPlaceNames(language);
    return { cityNames: { arequipa, cusco, iquitos, lima, puno } };
  }
  if (page !== "holidays") return {};
  // An import by a computed name has no type; each file satisfies it.
  const { holidayTexts } = (await import(`./${language}/holiday-texts.ts`)) as {
    holidayTexts: Record<HolidayId, HolidayText>;
  };
  return { holidays: holidayTexts };
}
