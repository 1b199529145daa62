import { ApiError, knownErrorText, type ErrorText } from "#api/errors/errors.ts";
import { visibleText } from "#api/documents/visible-text.ts";
import type { PostFormMessages } from "#i18n/admin/hu/post-form.ts";
import { languageNames, languages } from "#i18n/languages.ts";
import type { FormState } from "#app/admin/post-form/store/form-state.ts";
import { missingFor, type SaveIntent } from "#app/admin/post-form/states/save-intent.ts";
import { isAllPublished, isInEveryLanguage } from "#app/admin/post-form/states/translation-status.ts";
import {
  allFields,
  textField,
  textNames,
  type FieldName,
  type FormField,
  type PostFields,
} from "#app/admin/post-form/store/post-fields.ts";

/** A case that we have a text for, or the server's message, in English. */
export type FieldError =
  | "empty"
  | "date to come"
  | "cover type"
  | "cover heic"
  | "no picture"
  /** The one that was chosen in the media library. */
  | "picture gone"
  | "picture_animated"
  | "picture_unreadable"
  | "picture_too_large"
  | { message: string };

type FieldErrors = Partial<Record<FormField, FieldError>>;

interface FormError extends ErrorText {
  /** The server's message, in English. */
  detail: string | null;
  /** The error is cleared when this field changes; without one it stays until the next save. */
  field?: FormField;
}

export interface FormErrors {
  fieldErrors: FieldErrors;
  formError: FormError | null;
  /** Only errors of a save are listed above the save button. */
  isSummarized: boolean;
}

export const noErrors: FormErrors = { fieldErrors: {}, formError: null, isSummarized: false };

/** Required when a post is changed. For a new post only the server checks. */
const neededForChange: readonly FieldName[] = [
  "author",
  "category",
  ...languages.flatMap((language) => [textField(language, "title"), textField(language, "summary")]),
];

export function validateChange(fields: PostFields): FormErrors | null {
  return emptyFieldErrors(neededForChange.filter((name) => visibleText(fields[name]) === ""));
}

/** The errors for which a save need not begin. @param incomplete said above the list of fields where the intent names languages */
export function missingFrom(
  form: FormState,
  intent: SaveIntent,
  isNew: boolean,
  incomplete: string,
): FormErrors | null {
  const isInAll = !isNew && isAllPublished(form.status) && isInEveryLanguage(form.status);
  if (intent.leaves && isInAll) return validateChange(form.fields);
  if (intent.states) return emptyFieldErrors(missingFor(intent, form), incomplete);
  return null;
}

/** @param headline said above the list of fields instead of the usual words */
function emptyFieldErrors(empty: readonly FieldName[], headline?: string): FormErrors | null {
  const [field] = empty;
  if (field === undefined) return null;
  const fieldErrors = Object.fromEntries(empty.map((name) => [name, "empty"] as const));
  const formError = headline === undefined ? null : { text: headline, detail: null, field };
  return { fieldErrors, formError, isSummarized: true };
}

export function firstWrongField({ fieldErrors }: FormErrors): FormField | undefined {
  return allFields.find((field) => fieldErrors[field]);
}

/** The remaining errors after some fields changed. */
export function clearFieldErrors(errors: FormErrors, fields: readonly FormField[]): FormErrors {
  const fieldErrors = { ...errors.fieldErrors };
  for (const field of fields) delete fieldErrors[field];
  const sourceField = errors.formError?.field;
  const formError = sourceField && fields.includes(sourceField) ? null : errors.formError;
  if (formError === null && Object.keys(fieldErrors).length === 0) return noErrors;
  return { ...errors, fieldErrors, formError };
}

/**
 * Converts a refused save. The server's words on its own failures (5xx) are told too.
 *
 * @param fields as they were sent
 */
export function formErrorsOf(
  error: unknown,
  fields: PostFields,
  { codes }: Pick<PostFormMessages["errors"], "codes">,
  fallback: string,
): FormErrors {
  if (!(error instanceof ApiError)) return formErrorAlone(fallback);
  const fieldErrors: FieldErrors = {};
  const messages: string[] = error.formError === undefined ? [] : [error.formError];
  for (const [path, message] of Object.entries(error.fieldErrors)) {
    const field = fieldAt(path);
    const language = languages.find((one) => path === `states.${one}`);
    if (language && error.code === "not_allowed") messages.push(languageNames[language]);
    else if (path === "picture")
      fieldErrors.cover = pictureErrors.find((known) => known === error.code) ?? "picture gone";
    else if (field) fieldErrors[field] = fieldErrorOf(field, message, error.code, fields);
    else messages.push(`${path}: ${message}`);
  }
  const [detail = null] = messages;
  const errors = { fieldErrors, formError: null, isSummarized: true };
  const field = firstWrongField(errors);
  const known = knownErrorText(error, codes, detail);
  if (!known) return field ? errors : formErrorAlone(fallback);
  // The server's text is the detail itself.
  if (known.lang) return { ...errors, formError: { ...known, detail: null } };
  return { ...errors, formError: { ...known, detail, ...(field && { field }) } };
}

function formErrorAlone(text: string): FormErrors {
  return { fieldErrors: {}, formError: { text, detail: null }, isSummarized: true };
}

/** Finds the field of a field path. */
function fieldAt(path: string): FormField | undefined {
  if (path === "szerzo") return "author";
  if (path === "file") return "cover";
  return allFields.find((field) => path === field || path === `translations.${field}`);
}

/** The fields that the server says are not the account's (`textsWithinRights` in server/domain/posts/writing-rights.ts). */
export function fieldsRefused({ fieldErrors }: ApiError): FormField[] {
  return Object.keys(fieldErrors).flatMap((path) => {
    const language = languages.find((one) => path === `states.${one}` || path === `translations.${one}`);
    if (language) return textNames.map((name) => textField(language, name));
    return fieldAt(path) ?? [];
  });
}

/** The server's errors about a picture that have texts of their own. */
const pictureErrors = ["picture_animated", "picture_unreadable", "picture_too_large"] as const;

function fieldErrorOf(
  field: FormField,
  message: string,
  code: ApiError["code"],
  fields: PostFields,
): FieldError {
  if (field === "createdAt") return "date to come";
  if (field !== "cover") return visibleText(fields[field]) === "" ? "empty" : { message };
  return pictureErrors.find((known) => known === code) ?? { message };
}
