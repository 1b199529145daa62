import { guidePages, type GuidePage } from "#i18n/addresses.ts";
import { languages } from "#i18n/languages.ts";
import { loadGuideWords } from "#content/load-guide-page.ts";
import { factsReadBy } from "./dated-facts.ts";

/** The pages whose words, in whatever language, print a fact; by the facts' ids. What a figure alone draws is not seen. */
export async function loadPagesOfFacts(): Promise<ReadonlyMap<string, GuidePage[]>> {
  const pagesOf = new Map<string, Set<GuidePage>>();
  for (const page of guidePages) {
    for (const language of languages) {
      const words = await loadGuideWords(page, language);
      for (const id of factsReadBy(words).ids) pagesOf.set(id, (pagesOf.get(id) ?? new Set()).add(page));
    }
  }
  return new Map([...pagesOf].map(([id, pages]) => [id, [...pages]]));
}
