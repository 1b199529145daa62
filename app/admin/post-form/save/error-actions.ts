import { flushSync } from "react-dom";
import type { ViewStore } from "#app/admin/post-form/store/form-view.ts";
import { fieldId, textOf, type FormField } from "#app/admin/post-form/store/post-fields.ts";
import {
  clearFieldErrors,
  firstWrongField,
  noErrors,
  type FieldError,
  type FormErrors,
} from "./form-errors.ts";

/** Stores the errors and moves the focus to their fields. */
export function errorActions(formId: string, view: ViewStore) {
  function goTo(field: FormField): void {
    const text = textOf(field);
    // A field can get the focus only when its language is visible.
    if (text) flushSync(() => view.set({ shown: text.language }));
    focusControl(fieldId(formId, field));
  }

  return {
    goTo,
    /** Shows errors and moves the focus to the first field with one. */
    raise(errors: FormErrors): void {
      // Rendered before the focus moves, so that a screen reader reads the error with its field.
      flushSync(() => view.set({ errors }));
      const first = firstWrongField(errors);
      if (first) goTo(first);
    },
    add(field: FormField, error: FieldError): void {
      const { errors } = view.read();
      view.set({ errors: { ...errors, fieldErrors: { ...errors.fieldErrors, [field]: error } } });
    },
    clear(...fields: FormField[]): void {
      view.set({ errors: clearFieldErrors(view.read().errors, fields) });
    },
    reset: () => view.set({ errors: noErrors }),
  };
}

function focusControl(id: string): void {
  const control = document.getElementById(id);
  const editable = control?.querySelector<HTMLElement>('[contenteditable="true"]') ?? control;
  editable?.focus();
  editable?.scrollIntoView({ block: "center" });
}
