import { useState, type ComponentProps, type ReactNode } from "react";
import { Field } from "./field.tsx";
import styles from "./folded.module.css";

interface FoldedProps {
  title: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/** The rarely needed part of a form, behind its title. */
export function Folded({ title, isOpen, onToggle, children }: FoldedProps) {
  return (
    <details
      className={styles.folded}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary>{title}</summary>
      {children}
    </details>
  );
}

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
