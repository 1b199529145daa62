import { recordFacts, type Facts } from "#content/facts/facts.ts";
import type { FactAge, TableFact } from "#content/guide-page.ts";
import { defaultLanguage, type Language } from "#i18n/languages.ts";
import type { FactNode, Inline, Mark } from "#api/documents/inline.ts";
import { formatAddresses, printAs } from "./fact-formats.ts";
import { factValue } from "./fact-values.ts";
import type { Line } from "./line.ts";
import { printLine } from "./print-line.ts";

/** How the lines of a page are printed, by where they stand. */
export interface Lines {
  /** A title, or what search engines are told: no fact in it bears a mark. */
  unmarked: (content: readonly Inline[]) => Line;
  /** A paragraph, an item, an answer. */
  text: (content: readonly Inline[]) => Line;
  table: (rows: readonly (readonly Inline[])[][]) => { rows: Line[][]; facts?: TableFact[] };
}

/** Lines with their facts. */
export function plainLines(facts: Facts, language: Language): Lines {
  const line = lineWith(facts, language, () => null);
  return { unmarked: line, text: line, table: (rows) => ({ rows: rows.map((row) => row.map(line)) }) };
}

/**
 * Lines whose texts bear a link to each fact where they say it, once in a paragraph, an item or a row; a fact of several rows
 * is named by the table. A value that is reckoned from several facts is as old as the oldest. The month of a fact is marked where the
 * page says nothing else of it, and behind a telephone number nothing stands: it would be called by mistake.
 *
 * @param texts all that the page says in its texts
 */
export function markedLines(facts: Facts, language: Language, texts: readonly (readonly Inline[])[]): Lines {
  const readBy = readsOf(facts);
  const factOf = (node: FactNode) => oldestOf(readBy(node));
  const said = new Set(
    texts.flat().flatMap((node) => (node.type === "fact" && !isMonth(node) ? (factOf(node)?.id ?? []) : [])),
  );
  const marked = (node: Inline): FactAge | null => {
    if (node.type !== "fact" || node.attrs.as === "call") return null;
    const fact = factOf(node);
    return fact && isMonth(node) && said.has(fact.id) ? null : fact;
  };
  const { unmarked } = plainLines(facts, language);
  const lineAfter = (seen: Set<string>) =>
    lineWith(facts, language, (node) => {
      const fact = marked(node);
      if (!fact || seen.has(fact.id)) return null;
      seen.add(fact.id);
      return fact;
    });
  return {
    unmarked,
    text: (content) => lineAfter(new Set())(content),
    table: (rows) => {
      const shared = factsOfRows(rows.slice(1), marked, readBy);
      const named = shared.map(({ id }) => id);
      const [head = [], ...others] = rows;
      const printed = others.map((row) => row.map(lineAfter(new Set(named))));
      return { rows: [head.map(unmarked), ...printed], ...(shared.length > 0 && { facts: shared }) };
    },
  };
}

/** Lines that mark each place that says one fact, whatever else it is reckoned from; a row of a table only where it says the fact itself. */
export function linesOfFact(facts: Facts, language: Language, id: string): Lines {
  const readBy = readsOf(facts);
  const lineOf = (says: (node: FactNode) => boolean) =>
    lineWith(facts, language, (node) =>
      node.type === "fact" && says(node) ? (readBy(node).find((fact) => fact.id === id) ?? null) : null,
    );
  const cell = lineOf(({ attrs }) => !attrs.fact.includes("("));
  const { unmarked } = plainLines(facts, language);
  return {
    unmarked,
    text: lineOf(() => true),
    table: (rows) => ({ rows: rows.map((row) => row.map(cell)) }),
  };
}

function lineWith(facts: Facts, language: Language, factOf: (node: Inline) => FactAge | null) {
  return (content: readonly Inline[]): Line =>
    printLine(content, (node) => ({
      text: say(facts, node, language),
      marks: marksOf(facts, node),
      fact: factOf(node),
    }));
}

/** The facts that occur in several rows; `isPart` if each value with one is calculated from other facts too. */
function factsOfRows(
  rows: readonly (readonly Inline[])[][],
  marked: (node: Inline) => FactAge | null,
  readBy: (node: FactNode) => FactAge[],
): TableFact[] {
  const found = rows.map((row) =>
    row.flat().flatMap((node) => {
      const fact = marked(node);
      return fact && node.type === "fact" ? [{ ...fact, isPart: readBy(node).length > 1 }] : [];
    }),
  );
  const all = found.flat();
  const ids = new Map(all.map(({ id, asOf }) => [id, asOf]));
  return [...ids]
    .filter(([id]) => found.filter((row) => row.some((fact) => fact.id === id)).length > 1)
    .map(([id, asOf]) => ({ id, asOf, isPart: all.every((fact) => fact.id !== id || fact.isPart) }));
}

function isMonth({ attrs }: FactNode): boolean {
  return attrs.fact.endsWith(".asOf");
}

function oldestOf(facts: readonly FactAge[]): FactAge | null {
  const [oldest] = facts.toSorted((one, other) => one.asOf.localeCompare(other.asOf));
  return oldest ?? null;
}

/** The dated facts that nodes are read from; each node is asked once. */
function readsOf(facts: Facts): (node: FactNode) => FactAge[] {
  const known = new Map<FactNode, FactAge[]>();
  return (node) => {
    const found = known.get(node) ?? agesOf(facts, node);
    known.set(node, found);
    return found;
  };
}

function agesOf(facts: Facts, { attrs: { fact, as, args } }: FactNode): FactAge[] {
  const { read } = recordFacts(facts.unheard, (now) =>
    printAs(now, as, factValue(now, fact), defaultLanguage, args),
  );
  return read.map(({ id, asOf }) => ({ id, asOf }));
}

function say(facts: Facts, node: Inline, language: Language): string {
  if (node.type === "fact") return printFactNode(facts, node, language);
  return node.type === "text" ? node.text : " ";
}

/** Its own, and the link of a telephone number that is called or of a place that a map shows. */
function marksOf(facts: Facts, node: Inline): readonly Mark[] {
  const { marks = [] } = node;
  const addressOf = node.type === "fact" && formatAddresses[node.attrs.as];
  if (!addressOf) return marks;
  return [...marks, { type: "link", attrs: { href: addressOf(factValue(facts, node.attrs.fact)) } }];
}

/** The words that a fact prints. @throws Error that names it, when it cannot be printed like this */
export function printFactNode(
  facts: Facts,
  { attrs: { fact, as, args } }: FactNode,
  language: Language,
): string {
  try {
    return printAs(facts, as, factValue(facts, fact), language, args);
  } catch (error) {
    throw new Error(`{fact ${[fact, as, ...args].join(" ")}} cannot be printed`, { cause: error });
  }
}
