import { leavesOf, type Leaf } from "#api/facts/fact-value.ts";
import { printFact } from "#content/print-fact.ts";
import type { FactFieldLabels } from "#i18n/admin/fact-field-labels/hu.ts";
import { formatNumber } from "#i18n/format-amount.ts";
import { formatDate, formatMonth } from "#i18n/format-date.ts";
import type { Language } from "#i18n/languages.ts";

/** The parts of a value that an editor can change; `order` is the default, whose keys stand in the order of the source. */
export function changeableLeaves(order: object, value: object): Leaf[] {
  return leavesOf(order)
    .filter(({ kind }) => kind !== "fixed")
    .map((leaf) => ({ ...leaf, value: valueAt(value, leaf.path) }));
}

/** The value as readers see it, `40–55 sol`; several parts each with its name, `Egy út: 2,5`, and of many only the first few. */
export function valueText(order: object, value: object, keys: FactFieldLabels, language: Language): string {
  const parts = Object.entries(
    Object.groupBy(changeableLeaves(order, value), ({ path }) => path.replace(/\.[01]$/, "")),
  );
  const isOne = parts.length === 1 || parts.every(([path]) => printedTogether.includes(path));
  const printed = isOne ? printFact({ ...value }, language) : null;
  if (printed) return printed;
  const named = parts.slice(0, most).map(([path, leaves = []]) => {
    const text = leaves.map((leaf) => leafText(leaf, language)).join("–");
    return `${leafLabel(path, keys)}: ${text}`;
  });
  return [...named, ...(parts.length > most ? ["…"] : [])].join("; ") || "–";
}

/** Values that one printed text tells. */
const printedTogether = ["opens", "closes", "shown", "tel"];

/** Named values on a list's line. */
const most = 4;

function leafText({ path, kind, value }: Leaf, language: Language): string {
  if (kind === "date") return formatDate(String(value), language);
  if (kind === "month") return formatMonth(String(value), language);
  const isNumber = typeof value === "number" && !/year|lastDeath|deathsIn|flightsEnded|law/i.test(path);
  return isNumber ? formatNumber(value, language) : String(value);
}

/** The way to a value, in words. */
export function leafLabel(path: string, keys: FactFieldLabels): string {
  const words = path.split(".").map((key) => {
    if (key in keys) return keys[key as keyof FactFieldLabels];
    return /^\d+$/.test(key) ? `${Number(key) + 1}.` : key;
  });
  const label = words.join(" · ");
  return label.slice(0, 1).toUpperCase() + label.slice(1);
}

function valueAt(value: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value);
}
