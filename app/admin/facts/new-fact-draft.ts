import { factKinds, type FactKind } from "#api/facts/fact-kinds.ts";
import { ownFactShape } from "#api/facts/fact-value.ts";
import { isNumeric, type FieldType } from "#api/facts/field-types.ts";
import { longestFactName } from "#api/facts/own-fact-id.ts";
import type { NewFactInput } from "#api/facts/own-facts.ts";
import { typedIn } from "#app/admin/calls/use-form.ts";
import type { FactTexts } from "#i18n/admin/hu/facts.ts";
import { makeSlug } from "#i18n/blog/make-slug.ts";
import { byLanguage, languages, type Language } from "#i18n/languages.ts";
import { numberOf, recordErrors } from "./fact-draft.ts";

/** The types of which editors add facts; a number may be one from–to. */
export const newFactTypes = [
  ...(["soles", "dollars", "percent", "number", "count", "minutes", "hours", "days"] as const),
  ...(["metres", "kilometres", "date", "time", "phone", "text"] as const),
];

/** The values in the form of a new fact, as they were typed. */
export interface NewFactDraft {
  names: Record<Language, string>;
  kind: FactKind;
  type: (typeof newFactTypes)[number];
  value: string;
  /** The end of a value from–to. */
  to: string;
  sourceName: string;
  sourceUrl: string;
  checkedOn: string;
}

export function emptyNewFact(today: string): NewFactDraft {
  const texts = { names: byLanguage(() => ""), value: "", to: "", sourceName: "", sourceUrl: "" };
  return { ...texts, kind: "price", type: "soles", checkedOn: today };
}

/** Reads what was typed. */
export function readNewFact(fields: FormData): NewFactDraft {
  const text = (name: string) => typedIn(fields, name);
  return {
    names: byLanguage((language) => text(`names.${language}`)),
    kind: factKinds.find((one) => one === text("kind")) ?? "price",
    type: newFactTypes.find((one) => one === text("type")) ?? "soles",
    value: text("value"),
    to: text("to"),
    sourceName: text("source.name"),
    sourceUrl: text("source.url"),
    checkedOn: text("checkedOn"),
  };
}

/** The fact that is sent to the server. */
export function newFactOf(draft: NewFactDraft): NewFactInput {
  const { kind, type, names, value, to } = draft;
  const isRange = isNumeric(type) && to.trim() !== "";
  const single = isNumeric(type) ? numberOf(value) : value.trim();
  return {
    key: keyOf(names.en),
    kind,
    names: byLanguage((language) => names[language].trim()),
    // Safe cast: a number's type has a range.
    type: isRange ? (`${type} range` as FieldType) : type,
    record: {
      value: { value: isRange ? [single, numberOf(to)] : single },
      source: { name: draft.sourceName.trim(), url: draft.sourceUrl.trim() || null },
      checkedOn: draft.checkedOn,
    },
  };
}

/** @example keyOf("Boat to the Uros") // "boatToTheUros" */
function keyOf(name: string): string {
  const [first = "", ...rest] = makeSlug(name)
    .replace(/^[\d-]+/, "")
    .split("-");
  const key = [first, ...rest.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))].join("");
  // Two letters at least, and forty at most: the form that the server wants.
  return (key.length < 2 ? `fact${key}` : key).slice(0, 40);
}

/** By the fields' names: those of the call without `record`. The call refuses the same. */
export function newFactErrors(
  { names, type, record }: NewFactInput,
  today: string,
  { faults, added }: Pick<FactTexts, "faults" | "added">,
): Record<string, string> {
  const errors = recordErrors(ownFactShape(type), record, today, faults);
  for (const language of languages) {
    const name = names[language];
    if (name === "") errors[`names.${language}`] = faults.missing;
    if (name.length > longestFactName) errors[`names.${language}`] = added.nameTooLong(longestFactName);
  }
  return errors;
}
