import type { FactOverrides } from "#api/facts/fact-overrides.ts";
import type { GuidePageAnswer } from "#api/guide/guide-pages.ts";
import { printDatedText, type DatedText } from "#content/documents/dated-text.ts";
import type { GuidePageText } from "#content/guide-page.ts";
import { printGuideWords, type GuideWords } from "#content/guide-words.ts";
import { loadGuideWords } from "#content/load-guide-page.ts";
import { markFacts } from "#content/marks/mark-facts.ts";
import type { GuidePage } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { readFactOverrides } from "#server/domain/facts/read-facts.ts";
import { factDefaults } from "#server/http/fact-sources.ts";
import type { Queries } from "#server/storage/database.ts";
import type { FastifyBaseLogger } from "fastify";

interface KeptText {
  /** The facts of the desk that it was printed with. */
  facts: string;
  text: Promise<DatedText<GuidePageText>>;
}

/**
 * Prints the pages of the guide, each anew only when the desk has changed a fact: to mark its facts a page is printed once for
 * each of them. While the database is away, pages are printed with the facts that were read last, and say so.
 */
export function createGuideTexts(log: FastifyBaseLogger) {
  const kept = new WeakMap<GuideWords, KeptText>();
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

  return async (db: Queries, page: GuidePage, language: Language): Promise<GuidePageAnswer> => {
    const [words, isComplete] = await Promise.all([loadGuideWords(page, language), readFacts(db)]);
    const facts = JSON.stringify(lastRead);
    const known = kept.get(words);
    const text = known?.facts === facts ? known.text : printDatedText(words, language, lastRead, printMarked);
    kept.set(words, { facts, text });
    const printed = await text;
    return { ...printed, text: { ...printed.text }, isComplete };
  };
}

function printMarked(words: GuideWords) {
  const { text, ages } = printGuideWords(words);
  return { text: markFacts(words, text, ages), ages };
}
