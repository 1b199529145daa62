import type { FactOverrides } from "#api/facts/fact-overrides.ts";
import { factSayings } from "./fact-sayings.ts";
import { loadGuideWords } from "#content/load-guide-page.ts";
import { sayingOfFact } from "#content/marks/saying-of-fact.ts";
import type { GuidePage } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { ageOfFact, readWith } from "./dated-facts.ts";

/**
 * The sentence in which the guide says a fact as it is now. The note on how fresh a page is says how old it is rather than
 * what it is, so it is asked last.
 *
 * @param pages that print it
 */
export async function loadSayingOfFact(
  id: string,
  pages: readonly GuidePage[],
  language: Language,
  overrides: FactOverrides,
): Promise<string | null> {
  const told = factSayings[language][id];
  if (told !== undefined) return told;
  const loaded = await Promise.all(pages.map((page) => loadGuideWords(page, language)));
  return readWith(overrides, () => {
    const fact = { id, asOf: ageOfFact(id) };
    const bare = loaded.map((words) => () => {
      const { freshness: _, ...text } = words();
      return text;
    });
    for (const words of [...bare, ...loaded]) {
      const said = sayingOfFact(words, fact);
      if (said !== null) return said;
    }
    return null;
  });
}
