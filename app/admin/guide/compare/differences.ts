import type { GuideDocument } from "#api/guide/guide-document.ts";
import { diffWords, type DiffPart } from "#app/ui/diff/diff-words.ts";
import {
  attributeNames,
  canonical,
  changesOf,
  runsBetween,
  takeRun,
  wordsOf,
  wordsOfLine,
  type AttributeName,
  type TextOfFact,
} from "./compare-documents.ts";

export interface Difference {
  key: string;
  /** The label of one of the page's details. */
  label: string | null;
  lines: DiffPart[][];
  /** Takes what the other document has in this place. Several are taken from the last one on. */
  take: (document: GuideDocument) => GuideDocument;
}

/**
 * The differences between two documents, in the order of reading.
 *
 * @param basis the text from which the other was changed: where both still say the same, the difference is mine, and left out
 */
export function differencesOf(
  mine: GuideDocument,
  other: GuideDocument,
  textOf: TextOfFact,
  labels: Record<AttributeName, string>,
  basis: GuideDocument | null = null,
): Difference[] {
  const attributes = attributeNames
    .filter((name) => canonical(mine.attrs[name]) !== canonical(other.attrs[name]))
    .filter((name) => !basis || canonical(basis.attrs[name]) !== canonical(other.attrs[name]))
    .map((name): Difference => ({
      key: name,
      label: labels[name],
      lines: [diffWords(wordsOfAttribute(mine, name, textOf), wordsOfAttribute(other, name, textOf))],
      take: (document) => ({ ...document, attrs: { ...document.attrs, [name]: other.attrs[name] } }),
    }));
  const runs = basis
    ? changesOf(basis, mine, other).map(({ run }) => run)
    : runsBetween(mine.content, other.content);
  const inText = runs.map((run): Difference => ({
    key: `${run.at} ${canonical(run.added)}`,
    label: null,
    lines: Array.from({ length: Math.max(run.removed.length, run.added.length) }, (_, n) => {
      const [removed, added] = [run.removed[n], run.added[n]];
      return diffWords(removed ? wordsOf(removed, textOf) : "", added ? wordsOf(added, textOf) : "");
    }),
    take: (document) => ({ ...document, content: takeRun(document.content, run) }),
  }));
  return [...attributes, ...inText];
}

function wordsOfAttribute({ attrs }: GuideDocument, name: AttributeName, textOf: TextOfFact): string {
  if (name === "description") return wordsOfLine(attrs.description, textOf);
  if (name === "moved")
    return Object.entries(attrs.moved ?? {})
      .map(([anchor, link]) => `${anchor}: ${wordsOfLine(link, textOf)}`)
      .join(", ");
  return name === "keywords" ? attrs.keywords.join(", ") : attrs[name];
}
