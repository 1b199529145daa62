import type { FactOverrides } from "#api/facts/fact-overrides.ts";
import en from "#content/en/fact-sayings.ts";
import es from "#content/es/fact-sayings.ts";
import hu from "#content/hu/fact-sayings.ts";
import { loadGuideDocument, type ReadDocument } from "#content/loading/load-guide-page.ts";
import { sayingOfFact } from "#content/documents/saying-of-fact.ts";
import { isGuidePage, type ListedPage } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { factsWith } from "#content/facts/facts.ts";

const factSayings: Record<Language, Partial<Record<string, string>>> = { hu, en, es };

/**
 * The sentence in which the guide says a fact as it is now.
 * @param pages that print it
 * @param read the release's documents, or those that the editors have written
 */
export async function loadSayingOfFact(
  id: string,
  pages: readonly ListedPage[],
  language: Language,
  overrides: FactOverrides,
  read: ReadDocument = loadGuideDocument,
): Promise<string | null> {
  const told = factSayings[language][id];
  if (told !== undefined) return told;
  const documents = await Promise.all(pages.filter(isGuidePage).map((page) => read(page, language)));
  for (const document of documents) {
    const said = sayingOfFact(document.printFact(factsWith(overrides), id));
    if (said !== null) return said;
  }
  return null;
}
