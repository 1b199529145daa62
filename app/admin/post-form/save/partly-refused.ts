import type { PostFormMessages } from "#i18n/admin/hu/post-form.ts";
import type { FormState } from "#app/admin/post-form/form-state.ts";
import { differingFields, type FormField } from "#app/admin/post-form/post-fields.ts";
import { fieldLabel } from "./error-texts.ts";
import type { FormErrors } from "./form-errors.ts";

/** Says which part of a save the account had no permission for, after the rest was saved: some fields, or only publishing. */
export function partlyRefused({ base, fields, cover }: FormState, messages: PostFormMessages): FormErrors {
  const left: FormField[] = [...differingFields(base, fields), ...(cover ? ["cover" as const] : [])];
  const labels = left.map((field) => fieldLabel(field, messages)).join(", ");
  const { restSaved, savedAsDraft } = messages.errors;
  const text = left.length > 0 ? restSaved(labels) : savedAsDraft;
  return { fieldErrors: {}, formError: { text, detail: null }, isSummarized: true };
}
