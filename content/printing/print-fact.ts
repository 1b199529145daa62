import { fieldsOf, valueAt } from "#api/facts/fact-value.ts";
import { typeOfField, type TypedValue } from "#api/facts/field-types.ts";
import type { Language } from "#i18n/languages.ts";
import { travelStyles } from "#content/facts/costs/daily-costs.ts";
import { sumOf, type Range } from "#content/facts/costs/price.ts";
import type { FactFieldWords } from "#content/loading/load-fact-fields.ts";
import { printValue, rangeOf } from "./print-value.ts";

/**
 * Prints a fact on a line in the reader's language: `40–55 soles`, `6 am–5:30 pm`, of several values the first few:
 * `full 130 soles, partial 70 soles`. Null for a fact that has only a name, and for a table that fits on no line.
 */
export function printFact(
  fact: TypedValue,
  language: Language,
  words: Partial<FactFieldWords>,
): string | null {
  const { value, fields, line } = fact;
  const labels: Readonly<Record<string, string>> = words;
  const labelled = (key: string, text: string) => labels[key]?.replace("#", text) ?? text;
  if (typeof line === "string") return printTable(fact, language, labelled);
  const parts = Object.entries(fields)
    .slice(0, line)
    .flatMap(([key, fieldType]) => {
      const { type } = typeOfField(fieldType);
      const text = printValue(valueAt(value, key), type, language);
      return text === null ? [] : [{ type, text: labelled(key, text) }];
    });
  // A closing time ends what the opening time before it begins.
  const joined = parts.map(({ type, text }, at) => (at === 0 ? "" : type === "closing" ? "–" : ", ") + text);
  return joined.join("") || null;
}

type Labelled = (key: string, text: string) => string;

/** Prints the table that the first field leads through: added up for each style of travel, or its lowest and highest price. */
function printTable(
  { value, fields, line }: TypedValue,
  language: Language,
  labelled: Labelled,
): string | null {
  const cells = fieldsOf({ value, fields: Object.fromEntries(Object.entries(fields).slice(0, 1)) });
  const [first] = cells;
  if (!first) return null;
  const rangesOf = (some: typeof cells) => some.map((cell): Range => rangeOf(cell.value) ?? [0, 0]);
  const print = (range: Range) => printValue(range, first.type, language) ?? "";
  if (line === "spread") {
    const ends = rangesOf(cells).flat();
    return print([Math.min(...ends), Math.max(...ends)]);
  }
  const rowOf = (style: string) => cells.filter(({ path }) => path.split(".")[1] === style);
  return travelStyles.map((style) => labelled(style, print(sumOf(rangesOf(rowOf(style)))))).join(", ");
}
