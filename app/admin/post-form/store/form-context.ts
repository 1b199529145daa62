import { createContext, use } from "react";
import type { Language } from "#i18n/languages.ts";
import type { useDraft } from "#app/admin/post-form/drafts/use-draft.ts";
import type { useCover } from "#app/admin/post-form/fields/use-cover.ts";
import type { PostFormProps } from "./form-props.ts";
import { isUnsaved, type FormState } from "./form-state.ts";
import type { FormStore } from "./form-store.ts";
import { useSelected, type FormView, type ViewStore } from "./form-view.ts";
import type { textActions } from "#app/admin/post-form/languages/text-actions.ts";
import { textField, textIn, textNames } from "./post-fields.ts";
import type { errorActions } from "#app/admin/post-form/save/error-actions.ts";
import type { useSubmit } from "#app/admin/post-form/save/use-submit.ts";

/** An open form, for every part of it: its two stores, what can be done in it, and what its route gave it. */
export interface OpenForm {
  /** The prefix of the ids in the form, and the id of the form itself. */
  formId: string;
  /** Gets the focus after a dialog is closed if the control that had it is gone. */
  saveButtonId: string;
  isNew: boolean;
  /** False for a translator, who saves drafts alone. */
  mayPublish: boolean;
  /** The post as it is written. */
  store: FormStore;
  /** All else that changes. */
  view: ViewStore;
  errors: ReturnType<typeof errorActions>;
  texts: ReturnType<typeof textActions>;
  cover: ReturnType<typeof useCover>;
  draft: ReturnType<typeof useDraft>;
  saving: ReturnType<typeof useSubmit>;
  cancelSave: () => void;
  /** Back to what is stored. */
  discard: () => void;
  given: PostFormProps;
}

export const FormContext = createContext<OpenForm | null>(null);

/** Nothing in it changes when something is typed: that is read by `useFormState` and `useView`. */
export function usePostForm(): OpenForm {
  const open = use(FormContext);
  if (!open) throw new Error("no post form is open");
  return open;
}

/** Reads from the post as it is written. */
export function useFormState<Value>(select: (form: FormState) => Value): Value {
  return useSelected(usePostForm().store, select);
}

/** Reads from what else the form shows. */
export function useView<Value>(select: (view: FormView) => Value): Value {
  return useSelected(usePostForm().view, select);
}

export function useHasUnsaved(): boolean {
  return useFormState(isUnsaved);
}

/** The text of one language. */
export function useText(language: Language): ReturnType<typeof textIn> {
  const { store } = usePostForm();
  // Comparing one string keeps it so that nothing is rendered while it is the same.
  useFormState(({ fields }) => textNames.map((name) => fields[textField(language, name)]).join("\n"));
  return textIn(store.read().fields, language);
}

/** Whether a save runs or has just ended, so that no other may begin. */
export function useIsBusy(): boolean {
  return useView(({ save }) => !["idle", "refused"].includes(save.name));
}

/** Whether this browser can store drafts. */
export function useKeepsDrafts(): boolean {
  return useView(({ onDevice }) => onDevice.state !== "off");
}

/** A scheduled text would be published without anybody having read it again. */
export function useMayWrite(language: Language): boolean {
  const { translates } = usePostForm().given;
  const isScheduled = useFormState(({ status }) => typeof status.states[language] === "object");
  return !translates || (translates.includes(language) && !isScheduled);
}
