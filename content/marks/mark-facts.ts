import type { FactAge, GuidePageText, InlineMarkup, Table } from "#content/guide-page.ts";
import type { GuideWords } from "#content/guide-words.ts";
import { wordsIn } from "./changed-words.ts";
import { findSpans, type FactSpan } from "./find-spans.ts";
import { hearOnce } from "./hear-once.ts";
import { mapMarkup } from "./map-markup.ts";

/**
 * The page's texts with a link to each fact where they say it, once in a paragraph, an item or a row. A fact of several rows
 * is named by the table. Of a list's or a table's marks the first alone is heard with its month.
 */
export function markFacts(words: GuideWords, printed: GuidePageText, ages: FactAge[]): GuidePageText {
  const spans = findSpans(words, printed, ages);
  let next = 0;
  const spansOfNext = () => spans[next++] ?? [];
  return hearOnce(
    mapMarkup(printed, {
      text: (text) => markText(text, firstOfEach(spansOfNext())),
      table: (table) =>
        markTable(
          table,
          table.rows.map((row) => row.map(spansOfNext)),
        ),
    }),
  );
}

function markTable(table: Table, spans: FactSpan[][][]): Table {
  const rowsOf = new Map<FactAge, number>();
  for (const row of spans) {
    for (const fact of new Set(row.flat().map((span) => span.fact))) {
      rowsOf.set(fact, (rowsOf.get(fact) ?? 0) + 1);
    }
  }
  const all = spans.flat(2);
  const facts = [...rowsOf]
    .filter(([, rows]) => rows > 1)
    .map(([fact]) => ({
      ...fact,
      isPart: all.every((span) => span.fact !== fact || span.isShared),
    }));
  const rows = table.rows.map((row, index) => {
    const marked = firstOfEach((spans[index] ?? []).flat()).filter(
      ({ fact }) => !facts.some(({ id }) => id === fact.id),
    );
    return row.map((cell, column) =>
      markText(
        cell,
        marked.filter((span) => spans[index]?.[column]?.includes(span)),
      ),
    );
  });
  return { ...table, rows, ...(facts.length > 0 && { facts }) };
}

/** Without those of a fact that an earlier one is of. */
function firstOfEach(spans: FactSpan[]): FactSpan[] {
  return spans.filter(({ fact }, index) => spans.findIndex((span) => span.fact === fact) === index);
}

function markText(text: InlineMarkup, spans: FactSpan[]): InlineMarkup {
  if (spans.length === 0) return text;
  const words = wordsIn(text);
  const links = linksIn(text);
  let marked = "";
  let done = 0;
  for (const {
    fact,
    words: [from, to],
  } of spans) {
    const start = lengthOf(words.slice(0, from)) + (from > 0 ? 1 : 0);
    const said = words.slice(from, to).join(" ");
    const [, before = "", core = ""] = /^([*("„“«¿¡]*)(.*?)[*.,;:?!)”»]*$/.exec(said) ?? [];
    const begin = start + before.length;
    const end = begin + core.length;
    const target = `(fact:${fact.id}@${fact.asOf})`;
    const link = links.find(({ from, to }) => from < end && begin < to);
    if (link) {
      const before = text.slice(done, link.to);
      // Nothing stands behind a number that is called: it would be taken for a doubt, or be called by mistake.
      marked += /\]\(tel:[^()]*\)$/.test(before) ? before : `${before}[]${target}`;
      done = link.to;
    } else if (core !== "" && !/[*[\]]/.test(core)) {
      marked += `${text.slice(done, begin)}[${core}]${target}`;
      done = end;
    }
  }
  return marked + text.slice(done);
}

/** The number of letters with the spaces between. */
function lengthOf(words: string[]): number {
  return words.join(" ").length;
}

/** Where its links stand: none may stand in another. */
function linksIn(text: InlineMarkup): { from: number; to: number }[] {
  return [...text.matchAll(/\[[^\]]+\]\([^)\s]+\)/g)].map(({ 0: link, index }) => ({
    from: index,
    to: index + link.length,
  }));
}
