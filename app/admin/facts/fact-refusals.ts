import { ApiError } from "#api/errors/errors.ts";
import type { FormErrors } from "#app/admin/calls/use-form.ts";
import type { FactTexts } from "#i18n/admin/hu/facts.ts";

/**
 * The errors of a call that refused values although the form let them pass, by the fields' names and in the editor's words; null for
 * other failures. The server's own words are for programs.
 */
export function refusalsOf(error: unknown, texts: FactTexts["refusals"]): FormErrors | null {
  if (!(error instanceof ApiError)) return null;
  // A new fact has its value and source in a record.
  const paths = Object.keys(error.fieldErrors).map((path) => path.replace(/^record\./, ""));
  if (paths.length === 0) return null;
  return Object.fromEntries(paths.map((path) => [path, textOf(path, texts)]));
}

function textOf(path: string, texts: FactTexts["refusals"]): string {
  if (/^value(\.|$)/.test(path)) return texts.value;
  return texts.fields[path] ?? texts.unknown;
}
