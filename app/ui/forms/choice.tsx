import type { ReactNode } from "react";
import { Field } from "./field.tsx";

interface ChoiceProps<Option extends string | number> {
  label: string;
  hint?: ReactNode;
  options: readonly Option[];
  /** The name that a reader sees. */
  nameOf: (option: Option) => string;
  /** The language of that name, where it is not the page's. */
  langOf?: (option: Option) => string | undefined;
  /** For a choice that is read with its form. */
  name?: string;
  /** Chosen at first, in a form. */
  defaultValue?: NoInfer<Option>;
  /** Chosen now, where something follows at once. */
  value?: string | number;
  disabled?: boolean;
  onChoose?: (option: Option) => void;
}

/** A field whose value is one of a few. */
export function Choice<Option extends string | number>({
  label,
  hint,
  options,
  nameOf,
  langOf,
  onChoose,
  ...select
}: ChoiceProps<Option>) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <select
          {...control}
          {...select}
          onChange={({ target }) => {
            const chosen = options.find((one) => String(one) === target.value);
            if (chosen !== undefined) onChoose?.(chosen);
          }}
        >
          {options.map((one) => (
            <option key={one} value={one} lang={langOf?.(one)}>
              {nameOf(one)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
