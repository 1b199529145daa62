import type { InputHTMLAttributes } from "react";
import type { FormErrors } from "#app/admin/calls/use-form.ts";
import { Field } from "#app/ui/forms/field.tsx";

interface LineProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  hint?: string;
  errors: FormErrors;
  /** The paths of the errors that are told here; its name when left out. */
  paths?: readonly string[];
}

/** A field of one line in the form of a fact. */
export function Line({ label, hint, errors, paths, ...input }: LineProps) {
  const error = (paths ?? [input.name]).map((path) => errors[path]).find(Boolean);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <input {...control} {...input} />}
    </Field>
  );
}
