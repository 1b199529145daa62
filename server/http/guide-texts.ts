import type { FactOverrides } from "#api/facts/fact-overrides.ts";
import type { GuidePageAnswer } from "#api/guide/guide-pages.ts";
import { printDatedText, type DatedText } from "#content/documents/dated-text.ts";
import type { GuidePageText } from "#content/guide-page.ts";
import { loadGuideDocument } from "#content/load-guide-page.ts";
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
 * Prints the pages of the guide, each anew only when the desk has changed a fact. While the database is away, pages are printed with the facts that were read last, and say so.
 */
export function createGuideTexts(log: FastifyBaseLogger) {
  const kept = new WeakMap<object, KeptText>();
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
    const [document, isComplete] = await Promise.all([loadGuideDocument(page, language), readFacts(db)]);
    const facts = JSON.stringify(lastRead);
    const known = kept.get(document);
    const text =
      known?.facts === facts ? known.text : printDatedText(document.printMarked, language, lastRead);
    kept.set(document, { facts, text });
    // One that failed is not kept.
    text.catch(() => kept.delete(document));
    const printed = await text;
    return { ...printed, text: { ...printed.text }, isComplete };
  };
}
