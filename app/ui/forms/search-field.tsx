import { useEffect, useState } from "react";
import { Field } from "./field.tsx";

/** Milliseconds, after the last key. */
const pause = 250;

interface SearchFieldProps {
  /** The current search; the field follows when it is changed elsewhere. */
  search: string;
  label: string;
  hint: string;
  /** Characters. */
  maxLength: number;
  onSearch: (words: string) => void;
}

/** Searches when nothing was typed for a moment, and by Enter at once. */
export function SearchField({ search, label, hint, maxLength, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(search);
  const [addressed, setAddressed] = useState(search);
  /** The words that this field sent last: when the address brings them back, what was typed meanwhile stays. */
  const [sent, setSent] = useState(search);
  if (addressed !== search) {
    setAddressed(search);
    if (search !== sent) {
      setSent(search);
      setTyped(search);
    }
  }

  useEffect(() => {
    if (typed === sent) return undefined;
    const timer = setTimeout(() => {
      setSent(typed);
      onSearch(typed);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, sent, onSearch]);

  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type="search"
          placeholder={hint}
          maxLength={maxLength}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // In a dialog it would send the dialog's form.
            event.preventDefault();
            setSent(typed);
            onSearch(typed);
          }}
        />
      )}
    </Field>
  );
}
