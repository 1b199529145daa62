import type { ReactNode } from "react";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import type { Language } from "#i18n/languages.ts";
import { useFormState, usePostForm, useView } from "#app/admin/post-form/store/form-context.ts";
import {
  fieldId,
  textField,
  type FieldName,
  type FormField,
  type TextName,
} from "#app/admin/post-form/store/post-fields.ts";
import { fieldErrorText } from "#app/admin/post-form/save/error-texts.ts";

/** Undefined where nothing is wrong. */
export function useFieldError(field: FormField): ReactNode {
  const { postForm } = useAdminMessages();
  const { isNew } = usePostForm();
  const error = useView(({ errors }) => errors.fieldErrors[field]);
  if (!error) return undefined;
  const { text, lang } = fieldErrorText(field, error, isNew, postForm);
  return <span lang={lang}>{text}</span>;
}

/** A field's value, and how it is written. */
export function useValue(field: FieldName): [value: string, write: (value: string) => void] {
  const { texts } = usePostForm();
  const value = useFormState(({ fields }) => fields[field]);
  return [value, (written) => texts.write(field, written)];
}

/** The label, the id and the error of a language's text. */
export function useTextControl(language: Language, name: TextName) {
  const { fields } = useAdminMessages().postForm;
  const { formId } = usePostForm();
  const field = textField(language, name);
  return { label: fields[name], id: fieldId(formId, field), error: useFieldError(field) };
}
