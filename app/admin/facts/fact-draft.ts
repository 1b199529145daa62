import { faultsOf, leavesOf, withLeaf } from "#api/facts/fact-value.ts";
import { isNumeric, type ValueType } from "#api/facts/field-types.ts";
import type { AdminFact, FactChangeInput } from "#api/facts/facts.ts";
import { typedIn, type FormErrors } from "#app/admin/calls/use-form.ts";
import type { FactTexts } from "#i18n/admin/hu/facts.ts";

/** The values in the form of a fact, as they were typed. */
export interface FactDraft {
  /** By the path of the value. */
  leaves: Record<string, string>;
  sourceName: string;
  sourceUrl: string;
  checkedOn: string;
  validUntil: string;
  everyMonths: string;
  note: string;
  /** Empty: at once. */
  startsOn: string;
  isEstimate: boolean;
}

/** How a value of a type is typed in. */
export function controlOf(type: ValueType) {
  if (type === "date" || type === "month") return { type };
  if (type === "phone") return { type: "tel" };
  return isNumeric(type) ? ({ inputMode: "decimal" } as const) : {};
}

export function draftOf(fact: AdminFact, today: string): FactDraft {
  const leaves = leavesOf(fact, fact.byDefault.value);
  return {
    leaves: Object.fromEntries(leaves.map(({ path, value }) => [path, String(value)])),
    sourceName: fact.source?.name ?? "",
    sourceUrl: fact.source?.url ?? "",
    checkedOn: today,
    // A day that has passed has to be said anew.
    validUntil: fact.validUntil && fact.validUntil >= today ? fact.validUntil : "",
    everyMonths: String(fact.everyMonths),
    note: fact.note,
    startsOn: "",
    isEstimate: fact.isEstimate,
  };
}

/** Reads what was typed; the names of the fields are those of the call: `value.range.1`. */
export function readDraft(fields: FormData): FactDraft {
  const leaves = [...fields].flatMap(([name]) =>
    name.startsWith("value.") ? [[name.slice("value.".length), typedIn(fields, name)]] : [],
  );
  return {
    leaves: Object.fromEntries(leaves),
    sourceName: typedIn(fields, "source.name"),
    sourceUrl: typedIn(fields, "source.url"),
    checkedOn: typedIn(fields, "checkedOn"),
    validUntil: typedIn(fields, "validUntil"),
    everyMonths: typedIn(fields, "everyMonths"),
    note: typedIn(fields, "note"),
    startsOn: typedIn(fields, "startsOn"),
    isEstimate: fields.has("isEstimate"),
  };
}

/** A decimal comma is a point; NaN of what is no number. */
export function numberOf(text: string): number {
  const plain = text.replaceAll(/[\s\u00a0]/g, "").replace(",", ".");
  return plain === "" ? Number.NaN : Number(plain);
}

/** The change that is sent to the server. */
export function changeOf(fact: AdminFact, draft: FactDraft): FactChangeInput {
  const { value: byDefault } = fact.byDefault;
  // Parts that cannot be edited keep the value of the default.
  const value = leavesOf({ value: byDefault, fields: fact.fields }).reduce((now, { path, type }) => {
    const text = draft.leaves[path] ?? "";
    return withLeaf(now, path, isNumeric(type) ? numberOf(text) : text.trim());
  }, byDefault);
  return {
    value,
    source: { name: draft.sourceName.trim(), url: draft.sourceUrl.trim() || null },
    checkedOn: draft.checkedOn,
    validUntil: draft.validUntil || null,
    everyMonths: numberOf(draft.everyMonths),
    note: draft.note,
    startsOn: draft.startsOn || null,
    isEstimate: draft.isEstimate,
  };
}

/** By the fields' names, which are those of the call: `value.range.1`. The call refuses the same. */
export function errorsOf(
  { byDefault, fields }: AdminFact,
  change: FactChangeInput,
  today: string,
  texts: FactTexts["faults"],
): FormErrors {
  const errors: Record<string, string> = recordErrors(
    { value: byDefault.value, fields },
    change,
    today,
    texts,
  );
  if (change.validUntil && change.validUntil < change.checkedOn) errors["validUntil"] = texts.beforeCheck;
  if (change.startsOn && change.startsOn <= today) errors["startsOn"] = texts.later;
  const { everyMonths } = change;
  if (!(Number.isInteger(everyMonths) && Number(everyMonths) >= 1 && Number(everyMonths) <= 120))
    errors["everyMonths"] = texts.months;
  return errors;
}

/** The errors that a fact's first record can have too. */
export function recordErrors(
  shape: Parameters<typeof faultsOf>[0],
  { value, source, checkedOn }: Pick<FactChangeInput, "value" | "source" | "checkedOn">,
  today: string,
  texts: FactTexts["faults"],
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [path, fault] of Object.entries(faultsOf(shape, value)))
    // A range has a field for each of its ends, none for itself.
    errors[fault === "reversed" ? `${path}.1` : path] = texts[fault];
  if (source.name === "") errors["source.name"] = texts.missing;
  if (source.url && !/^https?:\/\/[^\s]+\.[^\s]+$/.test(source.url)) errors["source.url"] = texts.url;
  if (checkedOn === "") errors["checkedOn"] = texts.missing;
  else if (checkedOn > today) errors["checkedOn"] = texts.future;
  return errors;
}
