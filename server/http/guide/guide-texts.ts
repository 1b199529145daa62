import type { FactOverrides } from "#api/facts/fact-overrides.ts";
import type { GuidePageAnswer } from "#api/guide/guide-pages.ts";
import { printDatedText, type DatedText } from "#content/documents/dated-text.ts";
import type { GuidePageText } from "#content/guide-page.ts";
import type { GuidePage } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { readFactOverrides } from "#server/domain/facts/read-facts.ts";
import { factDefaults } from "#server/http/fact-sources.ts";
import type { GuideReader } from "#server/http/guide/guide-reader.ts";
import type { Queries } from "#server/storage/database.ts";
import type { FastifyBaseLogger } from "fastify";

interface KeptText {
  /** The facts of the desk that it was printed with. */
  facts: string;
  text: Promise<DatedText<GuidePageText>>;
}

/**
 * Prints the pages of the guide, each anew only when the desk has changed it or a fact. While the database is away, pages are
 * printed with what was read last, and say so.
 */
export function createGuideTexts(readGuide: GuideReader, log: FastifyBaseLogger) {
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
    const [guide, hasFacts] = await Promise.all([readGuide(db), readFacts(db)]);
    const document = await guide.read(page, language);
    const facts = JSON.stringify(lastRead);
    const known = kept.get(document);
    const text =
      known?.facts === facts ? known.text : printDatedText(document.printMarked, language, lastRead);
    kept.set(document, { facts, text });
    // One that failed is not kept.
    text.catch(() => kept.delete(document));
    const printed = await text;
    return {
      ...printed,
      text: { ...printed.text },
      revised: guide.revisedOn(page, language),
      isComplete: hasFacts && guide.isComplete,
    };
  };
}
