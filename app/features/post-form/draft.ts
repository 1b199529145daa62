import { isUnsaved, type FormState } from "./form-state.ts";
import { differingFields } from "./post-fields.ts";

/** Where a draft is kept. */
export interface DraftKey {
  /** Who wrote it: on a shared device nobody is offered another one's words. */
  username: string;
  /** The post's id, or `new`. */
  post: string;
}

/** What was typed and not saved, as the device keeps it. */
export interface Draft extends DraftKey {
  /** With the version that the writing started from, so that a faster editor is noticed afterwards too. */
  form: FormState;
  /** When it was kept, in milliseconds. */
  keptAt: number;
}

/** Whether a draft holds anything that the form, as it was opened, does not show. */
export function isWorthOffering({ form }: Draft, opened: FormState): boolean {
  if (!isUnsaved(form)) return false;
  return form.cover !== null || differingFields(form.fields, opened.fields).length > 0;
}
