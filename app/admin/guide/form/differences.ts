import type { GuideDocument } from "#api/guide/guide-document.ts";
import { diffWords, type DiffPart } from "#app/ui/diff/diff-words.ts";
import {
  attributeNames,
  canonical,
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
  /** The first document with this one difference taken from the other. */
  taken: GuideDocument;
}

/** The differences between two documents, in the order of reading. */
export function differencesOf(
  mine: GuideDocument,
  other: GuideDocument,
  textOf: TextOfFact,
  labels: Record<AttributeName, string>,
): Difference[] {
  const attributes = attributeNames
    .filter((name) => canonical(mine.attrs[name]) !== canonical(other.attrs[name]))
    .map((name) => ({
      key: name,
      label: labels[name],
      lines: [diffWords(wordsOfAttribute(mine, name, textOf), wordsOfAttribute(other, name, textOf))],
      taken: { ...mine, attrs: { ...mine.attrs, [name]: other.attrs[name] } },
    }));
  const runs = runsBetween(mine.content, other.content).map((run) => ({
    key: `${run.at} ${canonical(run.added)}`,
    label: null,
    lines: Array.from({ length: Math.max(run.removed.length, run.added.length) }, (_, n) => {
      const [removed, added] = [run.removed[n], run.added[n]];
      return diffWords(removed ? wordsOf(removed, textOf) : "", added ? wordsOf(added, textOf) : "");
    }),
    taken: { ...mine, content: takeRun(mine.content, run) },
  }));
  return [...attributes, ...runs];
}

function wordsOfAttribute({ attrs }: GuideDocument, name: AttributeName, textOf: TextOfFact): string {
  if (name === "description") return wordsOfLine(attrs.description, textOf);
  if (name === "moved")
    return Object.entries(attrs.moved ?? {})
      .map(([anchor, link]) => `${anchor}: ${wordsOfLine(link, textOf)}`)
      .join(", ");
  return name === "keywords" ? attrs.keywords.join(", ") : attrs[name];
}
