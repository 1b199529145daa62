import type { Language } from "#i18n/languages.ts";
import { factFields, travelStyleParts, type FactField, type FactFieldWords } from "./fact-fields.ts";
import { sumOf, type Range } from "./facts/costs/price.ts";
import { formatWeekday } from "#i18n/format-date.ts";
import { printValue, rangeOf, type ValueUnit } from "./print-value.ts";

type Value = Readonly<Record<string, unknown>>;

/** By the names that numbers have in content/facts; the first that a value has is what it mainly says. */
const mainUnits = {
  soles: "soles",
  usd: "dollars",
  dollars: "dollars",
  percent: "percent",
  days: "days",
  minutes: "minutes",
  kilos: "kilos",
} satisfies Record<string, ValueUnit>;

/** The most values of a fact that fit on a line. */
const mostParts = 3;

/**
 * Prints a fact on a line in the reader's language: `40–55 soles`, `6 am–5:30 pm`, of several values the first few:
 * `full 130 soles, partial 70 soles`. Null for a fact that has only a name, and for a table that fits on no line.
 * @param words without them nothing is said of several values
 */
export function printFact(value: Value, language: Language, words?: FactFieldWords): string | null {
  const { opens, closes, shown, range, currency } = value;
  const times = [opens, closes].map((time) => printValue(time, "time", language));
  if (times.every((time) => time !== null)) return times.join("–");
  if (typeof shown === "string") return shown;
  const journey = printJourney(value, language);
  if (journey) return journey;
  const price = printValue(range, currency === "PEN" ? "soles" : "dollars", language);
  if (price) return price;
  for (const [key, unit] of Object.entries(mainUnits)) {
    // The days of a ticket with two prices are not what it says.
    if (!moneyUnits.includes(unit) && hasOtherNumbers(value, key)) break;
    const text = printValue(value[key], unit, language);
    if (text) return text;
  }
  const parts = words && (printParts(value, language, words) ?? printTable(value, language, words));
  return parts ?? printDay(value, language) ?? printWeekday(value, language);
}

/** How long it takes, and its price: `4–5 hours, US$12–20`. */
function printJourney({ from, to, minutes, usd }: Value, language: Language): string | null {
  if (typeof from !== "string" || typeof to !== "string") return null;
  const parts = [printValue(minutes, "minutes", language), printValue(usd, "dollars", language)];
  return parts[0] === null ? null : parts.filter((part) => part !== null).join(", ");
}

const moneyUnits: readonly ValueUnit[] = ["soles", "dollars"];

function hasOtherNumbers(value: Value, key: string): boolean {
  return key in value && Object.keys(value).some((other) => other !== key && rangeOf(value[other]) !== null);
}

function printParts(value: Value, language: Language, words: FactFieldWords): string | null {
  // The order is ours: a value that the database kept has lost its own.
  const parts = Object.entries(factFields).flatMap(([part, unit]) => {
    const text = printValue(value[part], unit, language);
    // Safe cast: `Object.entries` loses the type of the keys.
    return text === null ? [] : [words[part as FactField].replace("#", text)];
  });
  return parts.length === 0 ? null : parts.slice(0, mostParts).join(", ");
}

/** A table of things so unlike each other has no range that says anything: from a toilet's fee to a night's taxi. */
const widestRange = 20;

/** Prices by the style of travel, added up for each; of other tables the lowest and the highest price, if they are alike. */
function printTable(value: Value, language: Language, words: FactFieldWords): string | null {
  const unit: ValueUnit = "soles" in value ? "soles" : "dollars";
  const table = value[unit];
  if (typeof table !== "object" || table === null) return null;
  const rows = table as Value;
  if (travelStyleParts.every((style) => style in rows)) {
    return travelStyleParts
      .map((style) =>
        words[style].replace("#", printValue(sumOf(rangesIn(rows[style])), unit, language) ?? ""),
      )
      .join(", ");
  }
  const ends = rangesIn(table).flat();
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  return ends.length === 0 || most > least * widestRange ? null : printValue([least, most], unit, language);
}

function rangesIn(value: unknown): Range[] {
  const range = rangeOf(value);
  if (range) return [range];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(rangesIn) : [];
}

/** Prints a closing day: 0 is Sunday. */
function printWeekday({ weekday }: Value, language: Language): string | null {
  return typeof weekday === "number" ? formatWeekday(weekday, language) : null;
}

function printDay(value: Value, language: Language): string | null {
  const [only, ...others] = Object.values(value);
  return others.length === 0 ? printValue(only, "date", language) : null;
}
