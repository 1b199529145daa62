import type { FactOverrides } from "#api/facts/fact-overrides.ts";
import type { DocumentAnswer } from "#api/guide/guide-pages.ts";
import { printDatedText, type DatedText } from "#content/documents/dated-text.ts";
import type { InlineMarkup } from "#content/guide-page.ts";
import { loadGuideDocument } from "#content/load-guide-page.ts";
import { loadHolidayNames } from "#content/load-holiday-names.ts";
import { loadPhraseSections } from "#content/phrases/load-phrase-sections.ts";
import { loadToolWords } from "#content/tools/load-tool-words.ts";
import { toldPages, toolPages, type ToolPage } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { readFactOverrides } from "#server/domain/facts/read-facts.ts";
import { factDefaults } from "#server/http/fact-sources.ts";
import type { Queries } from "#server/storage/database.ts";
import type { FastifyBaseLogger } from "fastify";

export const documentPages = [...toldPages, "privacy"] as const;

type DocumentPage = (typeof documentPages)[number];

interface PageText {
  freshness?: InlineMarkup[];
}

interface KeptText {
  /** The facts of the desk that it was printed with. */
  facts: string;
  text: Promise<DatedText<PageText>>;
}

/**
 * Prints the pages of the guide, the tools and the privacy page, each anew only when the desk has changed a fact. While the database is
 * away, pages are printed with the facts that were read last, and say so.
 */
export function createDocumentTexts(log: FastifyBaseLogger) {
  const kept = new Map<string, KeptText>();
  let lastRead: FactOverrides = {};

  async function readFacts(db: Queries): Promise<boolean> {
    try {
      lastRead = await readFactOverrides(db, await factDefaults());
      return true;
    } catch (error) {
      log.error({ err: error }, "the facts that were changed could not be read");
      return false;
    }
  }

  return async (db: Queries, page: DocumentPage, language: Language): Promise<DocumentAnswer> => {
    const [print, isComplete] = await Promise.all([loadWords(page, language), readFacts(db)]);
    const facts = JSON.stringify(lastRead);
    const name = `${page}/${language}`;
    const known = kept.get(name);
    const text = known?.facts === facts ? known.text : printDatedText(print, language, lastRead);
    kept.set(name, { facts, text });
    // One that failed is not kept.
    text.catch(() => kept.delete(name));
    const printed = await text;
    return { ...printed, text: { ...printed.text }, isComplete };
  };
}

async function loadWords(page: DocumentPage, language: Language): Promise<() => PageText> {
  if (isTool(page)) return loadToolPage(page, language);
  const { printMarked } = await loadGuideDocument(page, language);
  return printMarked;
}

function isTool(page: DocumentPage): page is ToolPage {
  return (toolPages as readonly string[]).includes(page);
}

/** A tool's words, and those of others that it shows. */
async function loadToolPage(page: ToolPage, language: Language): Promise<() => PageText> {
  const print = await loadToolWords(page, language);
  if (page === "trip-planner") {
    const holidays = await loadHolidayNames(language);
    return () => ({ ...print(), holidays });
  }
  if (page !== "phrasebook") return print;
  const sections = await loadPhraseSections(language);
  return () => ({ ...print(), sections });
}
