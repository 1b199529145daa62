import type { ErrorText } from "#api/errors/errors.ts";
import type { PostFormMessages } from "#i18n/admin/hu/post-form.ts";
import { languageNames, languages } from "#i18n/languages.ts";
import { textField, textOf, type FormField } from "#app/admin/post-form/store/post-fields.ts";
import type { FieldError, FormErrors } from "./form-errors.ts";

/** A field's label outside its language panel, for example `Title (English)`. */
export function fieldLabel(field: FormField, { fields }: PostFormMessages): string {
  const text = textOf(field);
  if (text) return fields.inLanguage(fields[text.name], languageNames[text.language]);
  // Only text fields have a dot in their names.
  return fields[field as Exclude<FormField, `${string}.${string}`>];
}

export function fieldErrorText(
  field: FormField,
  error: FieldError,
  isNew: boolean,
  messages: PostFormMessages,
): ErrorText {
  if (typeof error === "object") return { text: error.message, lang: "en" };
  return { text: ownErrorText(field, error, isNew, messages) };
}

function ownErrorText(
  field: FormField,
  error: Extract<FieldError, string>,
  isNew: boolean,
  { errors }: PostFormMessages,
): string {
  if (error === "no picture") return errors.pictureType;
  if (error === "cover heic") return errors.pictureHeic;
  if (error === "cover type") return isNew ? errors.pictureTypeNew : errors.pictureType;
  if (error === "date to come") return errors.dateToCome;
  if (error === "picture gone") return errors.pictureGone;
  if (error !== "empty") return errors.codes[error];
  const name = textOf(field)?.name ?? field;
  return name in errors.empty ? errors.empty[name as keyof typeof errors.empty] : errors.update;
}

export function summaryHeadline(
  { fieldErrors, formError }: FormErrors,
  isNew: boolean,
  { errors }: PostFormMessages,
): ErrorText {
  if (formError) return formError;
  const isTitleMissing = languages.some((language) => fieldErrors[textField(language, "title")] === "empty");
  return { text: isTitleMissing && !isNew ? errors.titles : errors.summary };
}
