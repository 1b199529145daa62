import { readAs, valueOfFact } from "#content/facts/records/dated-facts.ts";
import type { FactAge, GuidePageText } from "#content/guide-page.ts";
import type { GuideWords } from "#content/guide-words.ts";
import { changedWords, wordsIn, type WordSpan } from "./changed-words.ts";
import { mapMarkup } from "./map-markup.ts";
import { varyValue } from "./vary-value.ts";

/** Words of a text that say what a fact says. */
export interface FactSpan {
  fact: FactAge;
  words: WordSpan;
  /** Whether other facts change some of these words too. */
  isShared: boolean;
}

/** A longer change is one of the sentence, not of what it says of the fact. */
const mostWords = 6;

/**
 * Where in a page's texts the facts stand, by the text's place in the page: there the words change when the fact does. So
 * nobody has to mark them by hand, and what is reckoned from a fact is found too. Of several facts the oldest is named, and
 * one that says nothing but since when it holds stands where its month does.
 */
export function findSpans(words: GuideWords, printed: GuidePageText, ages: FactAge[]): FactSpan[][] {
  const texts = textsOf(printed);
  const owned: Map<number, FactSpan>[] = texts.map(() => new Map());
  const spans: FactSpan[][] = texts.map(() => []);
  const find = (fact: FactAge, otherwise: Record<string, unknown>): boolean => {
    const others = textsOf(readAs(fact.id, otherwise, words));
    let isFound = false;
    for (const [index, text] of texts.entries()) {
      const other = others[index] ?? "";
      if (text === other) continue;
      for (const span of changedWords(wordsIn(text), wordsIn(other))) {
        const found: FactSpan = { fact, words: span, isShared: false };
        if (!owns(owned[index], found)) continue;
        spans[index]?.push(found);
        isFound = true;
      }
    }
    return isFound;
  };
  for (const fact of ages.toSorted((one, other) => one.asOf.localeCompare(other.asOf))) {
    if (!find(fact, varyValue(valueOfFact(fact.id)))) find(fact, varyValue({ asOf: fact.asOf }));
  }
  return spans.map((one) => one.toSorted((a, b) => a.words[0] - b.words[0]));
}

/** Takes the words, unless they are too many or one of them is taken. */
function owns(owned: Map<number, FactSpan> | undefined, span: FactSpan): boolean {
  const [from, to] = span.words;
  const words = Array.from({ length: to - from }, (_, index) => from + index);
  const others = words.flatMap((word) => owned?.get(word) ?? []);
  for (const other of others) other.isShared = true;
  if (!owned || words.length > mostWords || others.length > 0) return false;
  for (const word of words) owned.set(word, span);
  return true;
}

function textsOf(page: GuidePageText): string[] {
  const texts: string[] = [];
  const keep = (text: string) => {
    texts.push(text);
    return text;
  };
  mapMarkup(page, {
    text: keep,
    table: (table) => ({ ...table, rows: table.rows.map((row) => row.map(keep)) }),
  });
  return texts;
}
