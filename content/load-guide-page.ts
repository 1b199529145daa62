import { readFile } from "node:fs/promises";
import type { GuidePage } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { guideText, guideTextOfFact, markedGuideText } from "./documents/guide-text.ts";
import type { GuideDocument } from "#api/guide/guide-document.ts";
import { readMarkdown } from "./documents/read-markdown.ts";
import type { GuidePageText, HolidayText } from "./guide-page.ts";
import type { HolidayId } from "./facts/holidays/holidays.ts";
import type { GuideWords } from "./guide-words.ts";
import { loadPlaceNames } from "./load-place-names.ts";

/** A document with its ways of being printed; each takes the facts as they are when it is called. */
export interface PrintedDocument {
  document: GuideDocument;
  print: GuideWords;
  /** With a link to each dated fact where the page says it. */
  printMarked: GuideWords;
  /** With a link at each place that says one fact. */
  printFact: (id: string) => GuidePageText;
}

const read = new Map<string, Promise<PrintedDocument>>();

/**
 * The release's words, which content/guide has; read once a process.
 * @throws Error that names the file, when it is no document
 */
export function loadGuideDocument(page: GuidePage, language: Language): Promise<PrintedDocument> {
  const file = `guide/${page}/${language}.md`;
  const known = read.get(file);
  if (known) return known;
  const reading = readDocument(file, page, language);
  read.set(file, reading);
  reading.catch(() => read.delete(file));
  return reading;
}

async function readDocument(file: string, page: GuidePage, language: Language): Promise<PrintedDocument> {
  const source = await readFile(new URL(file, import.meta.url), "utf8");
  try {
    return await printedDocument(readMarkdown(source), page, language);
  } catch (error) {
    throw new Error(`content/${file} is no document`, { cause: error });
  }
}

/** Makes the ways of printing a document of a page, whoever wrote it. */
export async function printedDocument(
  document: GuideDocument,
  page: GuidePage,
  language: Language,
): Promise<PrintedDocument> {
  const figureWords = await loadFigureWords(page, language);
  const whole = (text: GuidePageText) => ({ ...text, ...figureWords });
  return {
    document,
    print: () => whole(guideText(document, language)),
    printMarked: () => whole(markedGuideText(document, language)),
    printFact: (id) => guideTextOfFact(document, language, id),
  };
}

/** The release's words, as tests and commands read them. */
export async function loadGuideWords(page: GuidePage, language: Language): Promise<GuideWords> {
  const { print } = await loadGuideDocument(page, language);
  return print;
}

/** The same with the facts as they are now. */
export async function loadGuidePage(page: GuidePage, language: Language): Promise<GuidePageText> {
  const words = await loadGuideWords(page, language);
  return words();
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
