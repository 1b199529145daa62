import { plainText } from "#content/inline-markup.ts";
import type { GuidePageText, InlineMarkup } from "#content/guide-page.ts";
import { mapMarkup } from "./map-markup.ts";

/** Rows of a table that are told, and words of a sentence from which on it stands alone. */
const mostRows = 4;
const shortest = 6;

/**
 * What a page says of a fact, as text: the sentence that says it, else the first rows of the table; null where none of its words do.
 * @param printed with a mark at each place that says the fact
 */
export function sayingOfFact(printed: GuidePageText): string | null {
  const sentences: string[] = [];
  const tables: string[] = [];
  mapMarkup(printed, {
    text: (text) => {
      if (isMarked(text)) sentences.push(plainText(sentencesOf(text).find(isMarked) ?? ""));
      return text;
    },
    table: (table) => {
      const rows = table.rows.filter((row) => row.some(isMarked));
      const told = rows.slice(0, mostRows).map((row) => row.map(plainText).filter(Boolean).join(", "));
      if (told.length > 0)
        tables.push(`${table.caption}: ${told.join("; ")}${rows.length > mostRows ? "…" : "."}`);
      return table;
    },
  });
  const long = sentences.find((sentence) => sentence.split(" ").length >= shortest);
  return long ?? tables[0] ?? sentences[0] ?? null;
}

/** A point within a date or a number is followed by no capital letter. */
function sentencesOf(paragraph: string): string[] {
  return paragraph.split(/(?<=[.!?]) (?=[\p{Lu}[\ue000*„“«¿¡])/u);
}

function isMarked(text: InlineMarkup): boolean {
  return text.includes("](fact:");
}
