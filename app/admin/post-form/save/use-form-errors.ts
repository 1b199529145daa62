import { useState } from "react";
import { flushSync } from "react-dom";
import type { Language } from "#i18n/languages.ts";
import { fieldId, textOf, type FormField } from "#app/admin/post-form/post-fields.ts";
import {
  clearFieldErrors,
  firstWrongField,
  noErrors,
  type FieldError,
  type FormErrors,
} from "./form-errors.ts";

/** Stores the errors and moves the focus to their fields. @param showLanguage makes a language's fields visible */
export function useFormErrors(formId: string, showLanguage: (language: Language) => void) {
  const [errors, setErrors] = useState<FormErrors>(noErrors);

  function goTo(field: FormField): void {
    const text = textOf(field);
    // A field can get the focus only when its language is visible.
    if (text) flushSync(() => showLanguage(text.language));
    focusControl(fieldId(formId, field));
  }

  return {
    errors,
    goTo,
    /** Shows errors and moves the focus to the first field with one. */
    raise(raised: FormErrors): void {
      // Rendered before the focus moves, so that a screen reader reads the error with its field.
      flushSync(() => setErrors(raised));
      const first = firstWrongField(raised);
      if (first) goTo(first);
    },
    add(field: FormField, error: FieldError): void {
      setErrors((current) => ({ ...current, fieldErrors: { ...current.fieldErrors, [field]: error } }));
    },
    clear(...fields: FormField[]): void {
      setErrors((current) => clearFieldErrors(current, fields));
    },
    reset: () => setErrors(noErrors),
  };
}

function focusControl(id: string): void {
  const control = document.getElementById(id);
  const editable = control?.querySelector<HTMLElement>('[contenteditable="true"]') ?? control;
  editable?.focus();
  editable?.scrollIntoView({ block: "center" });
}
