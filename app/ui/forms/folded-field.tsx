import { useState, type ComponentProps } from "react";
import { Folded } from "#app/ui/layout/folded.tsx";
import { Field } from "./field.tsx";

interface FoldedFieldProps extends Omit<ComponentProps<typeof Field>, "children"> {
  /** Names the part that holds the field. */
  title: string;
  lang: string;
  maxLength: number;
  value: string;
  onWrite: (value: string) => void;
}

/** A field that is rarely needed: behind its title while it is empty. */
export function FoldedField({ title, lang, maxLength, value, onWrite, ...field }: FoldedFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Folded title={title} isOpen={isOpen || value !== "" || Boolean(field.error)} onToggle={setIsOpen}>
      <Field {...field}>
        {(control) => (
          <input
            {...control}
            lang={lang}
            maxLength={maxLength}
            value={value}
            onChange={({ target }) => onWrite(target.value)}
          />
        )}
      </Field>
    </Folded>
  );
}
