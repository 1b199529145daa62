import { deflateRawSync, inflateRawSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import type { GuidePage } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { guideText, guideTextOfFact, markedGuideText } from "#content/documents/guide-text.ts";
import type { GuideDocument } from "#api/guide/guide-document.ts";
import { readMarkdown } from "#content/documents/read-markdown.ts";
import type { DocumentPage, ReleasedPage } from "#i18n/own-pages.ts";
import { readOnce } from "#content/documents/read-once.ts";
import type { GuidePageText } from "#content/guide-page.ts";
import { defaultFacts, type Facts } from "#content/facts/facts.ts";
import { loadWayList } from "#content/ways/load-way-words.ts";
import { loadHolidayTexts } from "./load-holiday-texts.ts";
import { loadPlaceNames } from "./load-place-names.ts";

/** A page's words, printed with facts. */
export type GuideWords = (facts: Facts) => GuidePageText;

/** A document with its ways of being printed; each takes the facts. */
export interface PrintedDocument {
  document: GuideDocument;
  print: GuideWords;
  /** With a link to each dated fact where the page says it. */
  printMarked: GuideWords;
  /** With a link at each place that says one fact. */
  printFact: (facts: Facts, id: string) => GuidePageText;
}

/** Reads the release's documents, or those that the editors have written. */
export type ReadDocument = (page: GuidePage, language: Language) => Promise<PrintedDocument>;

/** The release's words, which content/guide has, or those of the privacy page. */
export function loadGuideDocument(page: ReleasedPage, language: Language): Promise<PrintedDocument> {
  const folder = page === "privacy" ? "pages" : "guide";
  return readOnce(`${folder}/${page}/${language}.md`, (source) =>
    printedDocument(keepPacked(readMarkdown(source)), page, language),
  );
}

/** Documents that stay parsed: those that were read last. */
const mostParsed = 20;
const parsed = new LRUCache<Uint8Array, GuideDocument>({ max: mostParsed });

/** A document's packed JSON is a fortieth of its tree in memory; it is unpacked and parsed in half a millisecond. */
function keepPacked(document: GuideDocument): () => GuideDocument {
  // A copy of its own length: what the packer gives is a part of more.
  const packed = new Uint8Array(deflateRawSync(JSON.stringify(document)));
  return () => {
    // Safe cast: a document is what editors' ones are stored as.
    const known = parsed.get(packed) ?? (JSON.parse(inflateRawSync(packed).toString()) as GuideDocument);
    parsed.set(packed, known);
    return known;
  };
}

/** Makes the ways of printing a document of a page, whoever wrote it. */
export async function printedDocument(
  read: () => GuideDocument,
  page: DocumentPage,
  language: Language,
): Promise<PrintedDocument> {
  const figureWords = await loadFigureWords(page, language);
  const whole = (text: GuidePageText) => ({ ...text, ...figureWords });
  return {
    get document() {
      return read();
    },
    print: (facts) => whole(guideText(facts, read(), language)),
    printMarked: (facts) => whole(markedGuideText(facts, read(), language)),
    printFact: (facts, id) => guideTextOfFact(facts, read(), language, id),
  };
}

/** The release's words, as tests and commands read them. */
export async function loadGuideWords(page: GuidePage, language: Language): Promise<GuideWords> {
  const { print } = await loadGuideDocument(page, language);
  return print;
}

/** The same with the release's facts. */
export async function loadGuidePage(page: ReleasedPage, language: Language): Promise<GuidePageText> {
  const { print } = await loadGuideDocument(page, language);
  return print(defaultFacts);
}

/** The texts of a page's figures that other pages use, too. */
async function loadFigureWords(page: string, language: Language): Promise<Partial<GuidePageText>> {
  if (page === "weather") {
    const { arequipa, cusco, iquitos, lima, puno } = await loadPlaceNames(language);
    return { cityNames: { arequipa, cusco, iquitos, lima, puno } };
  }
  if (page === "ways") return { ways: await loadWayList(language) };
  if (page !== "holidays") return {};
  return { holidays: await loadHolidayTexts(language) };
}
