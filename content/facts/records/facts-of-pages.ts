import { guidePages, toolPages, type ListedPage } from "#i18n/addresses.ts";
import { loadToolWords } from "#content/tools/load-tool-words.ts";
import { languages } from "#i18n/languages.ts";
import { loadGuideDocument, type ReadDocument } from "#content/loading/load-guide-page.ts";
import { defaultFacts, recordFacts, type Facts } from "#content/facts/facts.ts";

const printed = new WeakMap<(facts: Facts) => unknown, ReadonlySet<string>>();

/**
 * The pages of the guide and the tools whose words, in whatever language, print a fact; by the facts' ids. A fact that only
 * a figure draws or a tool reckons with is not seen.
 * @param read the release's documents, or those that the editors have written, which may name facts of their own
 */
export async function loadPagesOfFacts(
  read: ReadDocument = loadGuideDocument,
  facts: Facts = defaultFacts,
): Promise<ReadonlyMap<string, ListedPage[]>> {
  const pagesOf = new Map<string, Set<ListedPage>>();
  const note = (page: ListedPage, print: (facts: Facts) => unknown) => {
    for (const id of factsPrintedBy(print, facts)) pagesOf.set(id, (pagesOf.get(id) ?? new Set()).add(page));
  };
  for (const language of languages) {
    for (const page of guidePages) note(page, (await read(page, language)).print);
    for (const page of toolPages) note(page, await loadToolWords(page, language));
  }
  return new Map([...pagesOf].map(([id, pages]) => [id, [...pages]]));
}

function factsPrintedBy(print: (facts: Facts) => unknown, facts: Facts): ReadonlySet<string> {
  const known = printed.get(print);
  if (known) return known;
  const ids = new Set(recordFacts(facts, print).read.map(({ id }) => id));
  printed.set(print, ids);
  return ids;
}
