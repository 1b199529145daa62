import { guidePages, type GuidePage } from "#i18n/addresses.ts";
import { languages } from "#i18n/languages.ts";
import { loadGuideDocument, type PrintedDocument, type ReadDocument } from "#content/load-guide-page.ts";
import { defaultFacts, recordFacts } from "#content/facts/facts.ts";

const printed = new WeakMap<PrintedDocument, ReadonlySet<string>>();

/**
 * The pages whose words, in whatever language, print a fact; by the facts' ids. What a figure alone draws is not seen.
 * @param read the release's documents, or those that the editors have written
 */
export async function loadPagesOfFacts(
  read: ReadDocument = loadGuideDocument,
): Promise<ReadonlyMap<string, GuidePage[]>> {
  const pagesOf = new Map<string, Set<GuidePage>>();
  for (const page of guidePages) {
    for (const language of languages) {
      const ids = factsPrintedBy(await read(page, language));
      for (const id of ids) pagesOf.set(id, (pagesOf.get(id) ?? new Set()).add(page));
    }
  }
  return new Map([...pagesOf].map(([id, pages]) => [id, [...pages]]));
}

function factsPrintedBy(document: PrintedDocument): ReadonlySet<string> {
  const known = printed.get(document);
  if (known) return known;
  const ids = new Set(recordFacts(defaultFacts, document.print).read.map(({ id }) => id));
  printed.set(document, ids);
  return ids;
}
