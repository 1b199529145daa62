import type { GuidePageText, Table } from "#content/guide-page.ts";
import { linesIn, lineText, runsOf, type Line } from "./line.ts";

/** Rows of a table that are told, and words of a sentence from which on it stands alone. */
const mostRows = 4;
const shortest = 6;

/**
 * The text in which a page states a fact: the sentence with it, or else the first rows of the table; null where none of its words do.
 * @param printed with a mark at each place that says the fact
 */
export function sayingOfFact({ lead, sections, trips, sources }: GuidePageText): string | null {
  const blocks = sections.flatMap((section) => section.blocks);
  const tables = blocks.filter((block) => block.kind === "table");
  const told = sections.map((section) => [
    section.facts,
    section.blocks.filter((block) => block.kind !== "table"),
  ]);
  const sentences = linesIn([lead, told, trips?.days, sources]).flatMap((line) => markedSentence(line) ?? []);
  const long = sentences.find((sentence) => sentence.split(" ").length >= shortest);
  return long ?? tables.map(rowsThatSay).find((rows) => rows !== null) ?? sentences[0] ?? null;
}

function rowsThatSay({ caption, rows }: Table): string | null {
  const marked = rows.filter((row) => row.some((cell) => runsOf(cell).some(({ type }) => type === "fact")));
  const told = marked.slice(0, mostRows).map((row) => row.map(lineText).filter(Boolean).join(", "));
  return told.length > 0 ? `${caption}: ${told.join("; ")}${marked.length > mostRows ? "…" : "."}` : null;
}

/** Private characters around what is marked: a fact begins with the first, all else that is marked with the second. */
const factBegins = "\ue000";
const markBreaks = "\ue001";

/** The sentence of the first fact. A mark may begin a sentence, and a sentence in bold goes on to the next one's end. */
function markedSentence(line: Line): string | null {
  const text = runsOf(line).map((run) => {
    const begins = run.type === "fact" ? factBegins : markBreaks;
    return run.type === "fact" || run.marks ? `${begins}${run.text}${markBreaks}` : run.text;
  });
  // A point within a date or a number is followed by no capital letter.
  const sentences = text.join("").split(/(?<=[.!?]) (?=[\p{Lu}\ue000\ue001„“«¿¡])/u);
  const told = sentences.find((sentence) => sentence.includes(factBegins));
  return told?.replaceAll(/[\ue000\ue001]/g, "") ?? null;
}
