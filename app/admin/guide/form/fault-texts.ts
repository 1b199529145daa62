import { ApiError } from "#api/errors/errors.ts";
import type { DocumentFault } from "#api/guide/admin-documents.ts";
import type { GuideTexts } from "#i18n/admin/hu/guide.ts";

/** The field where an error can be corrected. */
export type FaultField = "title" | "description" | "pictureAlt" | "text";

interface Fault {
  field: FaultField;
  label: string;
  text: string;
}

export interface SaveErrors {
  headline: string;
  faults: Fault[];
}

/** Turns the server's errors about a document into texts for the editor. */
export function saveErrorsOf(error: unknown, { errors }: GuideTexts): SaveErrors {
  const isUnreachable = error instanceof ApiError && error.status === 0;
  const faults = error instanceof ApiError ? Object.entries(error.fieldErrors) : [];
  const known = faults.flatMap(([fault, things]) =>
    isFault(fault, errors.fields) ? faultsOf(fault, things, errors) : [],
  );
  if (known.length > 0) return { headline: errors.summary, faults: known };
  return { headline: isUnreachable ? errors.unreachable : errors.failed, faults: [] };
}

type ErrorTexts = GuideTexts["errors"];

function faultsOf(fault: DocumentFault, things: string, errors: ErrorTexts): Fault[] {
  const label = errors.fields[fault];
  if (fault !== "title") return [{ field: "text", label, text: errors[fault](things) }];
  return things
    .split(", ")
    .filter((name): name is keyof ErrorTexts["title"] => name in errors.title)
    .map((field) => ({ field, label, text: errors.title[field] }));
}

function isFault(name: string, fields: ErrorTexts["fields"]): name is DocumentFault {
  return Object.hasOwn(fields, name);
}
