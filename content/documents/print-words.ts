import type { Facts } from "#content/facts/facts.ts";
import type { Inline } from "#api/documents/inline.ts";
import type { Language } from "#i18n/languages.ts";
import { plainLines } from "./fact-lines.ts";
import { lineText } from "./line.ts";
import { readInline } from "./markdown-tokens.ts";

/** Words of any shape whose texts are read. */
type ReadWords = { line: Inline[] } | { parts: [string, ReadWords][]; isList: boolean } | { value: unknown };

/** Reads the texts of words of any shape as lines of Markdown. */
export function readWords(words: unknown): ReadWords {
  if (typeof words === "string") return { line: readInline(words) };
  if (typeof words !== "object" || words === null) return { value: words };
  const parts = Object.entries(words).map(([key, one]): [string, ReadWords] => [key, readWords(one)]);
  return { parts, isList: Array.isArray(words) };
}

/** The same words, each text as a line with its facts. */
export function printWords(facts: Facts, words: ReadWords, language: Language): unknown {
  const { unmarked } = plainLines(facts, language);
  const print = (read: ReadWords): unknown => {
    if ("line" in read) return unmarked(read.line);
    if ("value" in read) return read.value;
    const printed = read.parts.map(([key, one]): [string, unknown] => [key, print(one)]);
    return read.isList ? printed.map(([, one]) => one) : Object.fromEntries(printed);
  };
  return print(words);
}

/** A text of another kind with its facts, `{fact entry.euAgreement.stayDays}`. */
export function printFactsIn(facts: Facts, text: string, language: Language): string {
  const { unmarked } = plainLines(facts, language);
  return text.replaceAll(/\{fact [^}]+\}/g, (fact) => lineText(unmarked(readInline(fact))));
}
