import { plainText } from "#content/inline-markup.ts";
import type { FactAge, InlineMarkup } from "#content/guide-page.ts";
import type { GuideWords } from "#content/guide-words.ts";
import { sentencesOf } from "./sentences-of.ts";
import { wordsIn } from "./changed-words.ts";
import { findSpans, type FactSpan } from "./find-spans.ts";
import { mapMarkup } from "./map-markup.ts";

/** Rows of a table that are told, and words of a sentence from which on it stands alone. */
const mostRows = 4;
const shortest = 6;

/** What a page says of a fact, as text: the sentence that says it, else the first rows of the table; null where none of its words do. */
export function sayingOfFact(words: GuideWords, fact: FactAge): string | null {
  const printed = words();
  const spans = findSpans(words, printed, [fact]);
  const sentences: string[] = [];
  const tables: string[] = [];
  let next = 0;
  const nextSpan = (): FactSpan | undefined => spans[next++]?.[0];
  mapMarkup(printed, {
    text: (text) => {
      const span = nextSpan();
      if (span) sentences.push(sentenceWith(text, span));
      return text;
    },
    table: (table) => {
      const rows = table.rows.filter((row) => row.map(nextSpan).some((span) => span !== undefined));
      const told = rows.slice(0, mostRows).map((row) => row.map(plainText).filter(Boolean).join(", "));
      if (told.length > 0)
        tables.push(`${table.caption}: ${told.join("; ")}${rows.length > mostRows ? "…" : "."}`);
      return table;
    },
  });
  const long = sentences.find((sentence) => sentence.split(" ").length >= shortest);
  return long ?? tables[0] ?? sentences[0] ?? null;
}

/** In a place of its own in the text, so that it is found again among the sentences. */
const sign = "\ue000";

function sentenceWith(text: InlineMarkup, { words: [from] }: FactSpan): string {
  const signed = wordsIn(text).map((word, index) => (index === from ? sign + word : word));
  const sentences = sentencesOf(plainText(signed.join(" ")));
  return (sentences.find((sentence) => sentence.includes(sign)) ?? "").replace(sign, "");
}
