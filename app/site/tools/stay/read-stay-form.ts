import { checkStay, type CheckedStay, type StayErrors } from "#content/tools/stays/check-stay.ts";
import { readStayFields, type StayFields } from "#content/tools/stays/stay-fields.ts";

/** The contents of a form, checked. */
export interface StayReading {
  fields: StayFields;
  checked: CheckedStay | null;
  errors: StayErrors;
}

/** Reads the form as its address would, and asks date fields for what they do not hand out: a day that there is not. */
export function readStayForm(form: HTMLFormElement, none: StayFields): StayReading {
  const texts = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") texts.append(name, value);
  const reading = stayReadingOf(readStayFields(texts) ?? none);
  const bad = [...form.querySelectorAll<HTMLInputElement>("input[data-field]")].filter(
    ({ validity }) => validity.badInput,
  );
  if (bad.length === 0) return reading;
  const badErrors = Object.fromEntries(bad.map(({ dataset }) => [dataset["field"] ?? "", "noSuchDay"]));
  return { ...reading, checked: null, errors: { ...reading.errors, ...badErrors } };
}

export function stayReadingOf(fields: StayFields): StayReading {
  return { fields, ...checkStay(fields) };
}

/** Nobody is told of an empty field before they have said that they are done. */
const missing: readonly string[] = ["noPassport", "noEntry", "noExit"];

/** The errors to show while the form is being filled in. */
export function errorsSoFar(found: StayErrors, shown: StayErrors): StayErrors {
  return Object.fromEntries(
    Object.entries(found).filter(([field, code = ""]) => field in shown || !missing.includes(code)),
  );
}

/** While typing, errors only disappear: half of a year is a year, too. */
export function errorsStillThere(found: StayErrors, shown: StayErrors): StayErrors {
  return Object.fromEntries(Object.entries(found).filter(([field]) => field in shown));
}
