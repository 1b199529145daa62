import { fieldsOf } from "#api/facts/fact-value.ts";
import type { ValueType } from "#api/facts/field-types.ts";
import type { AdminFact } from "#api/facts/facts.ts";
import { printFact } from "#content/printing/print-fact.ts";
import { printValue } from "#content/printing/print-value.ts";
import type { FactFieldLabels } from "#i18n/admin/fact-field-labels/hu.ts";
import type { Language } from "#i18n/languages.ts";

type Typed = Pick<AdminFact, "fields" | "line"> & { byDefault: Pick<AdminFact["byDefault"], "value"> };

/** A fact's value as readers see it, `40–55 sol`; several parts each with its name, `Egy út: 2,5`, and of many only the first few. */
export function valueText(
  { fields, line, byDefault }: Typed,
  value: AdminFact["value"],
  keys: FactFieldLabels,
  language: Language,
): string {
  const parts = fieldsOf({ value, fields }, byDefault.value);
  if (parts.length === 1 || parts.every(({ type }) => printedTogether.includes(type)))
    return printFact({ value, fields, line }, language, {}) ?? "–";
  const named = parts
    .slice(0, most)
    .map((part) => `${leafLabel(part.path, keys)}: ${printValue(part.value, part.type, language) ?? "–"}`);
  return [...named, ...(parts.length > most ? ["…"] : [])].join("; ");
}

/** Types whose values one printed text tells. */
const printedTogether: readonly ValueType[] = ["opening", "closing", "phone"];

/** Named values on a list's line. */
const most = 4;

/** The way to a value, in words. */
export function leafLabel(path: string, keys: FactFieldLabels): string {
  const words = path.split(".").map((key) => {
    if (key in keys) return keys[key as keyof FactFieldLabels];
    return /^\d+$/.test(key) ? `${Number(key) + 1}.` : key;
  });
  const label = words.join(" · ");
  return label.slice(0, 1).toUpperCase() + label.slice(1);
}
