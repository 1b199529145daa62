import type { FactOverrides } from "#api/facts/fact-overrides.ts";
import { loadGuideDocument, type ReadDocument } from "#content/loading/load-guide-page.ts";
import { sayingOfFact } from "#content/documents/saying-of-fact.ts";
import { isGuidePage, type ListedPage } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { factsWith } from "#content/facts/facts.ts";

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
  const told = (await loadFactSayings(language))[id];
  if (told !== undefined) return told;
  const documents = await Promise.all(pages.filter(isGuidePage).map((page) => read(page, language)));
  for (const document of documents) {
    const said = sayingOfFact(document.printFact(factsWith(overrides), id));
    if (said !== null) return said;
  }
  return null;
}

async function loadFactSayings(language: Language): Promise<Partial<Record<string, string>>> {
  // An import by a computed name has no type; each file satisfies it.
  const sayings = (await import(`../../${language}/fact-sayings.ts`)) as { default: Record<string, string> };
  return sayings.default;
}
