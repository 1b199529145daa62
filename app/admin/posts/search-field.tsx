import { useEffect, useState } from "react";
import { Field } from "#app/ui/field.tsx";

/** In milliseconds, after the last key. */
const pause = 250;

interface SearchFieldProps {
  query: string;
  label: string;
  hint: string;
  onSearch: (words: string) => void;
}

/** Searches when nothing was typed for a moment. */
export function SearchField({ query, label, hint, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(query);
  useEffect(() => {
    if (typed === query) return;
    const timer = setTimeout(() => onSearch(typed), pause);
    return () => clearTimeout(timer);
  }, [typed, query, onSearch]);
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type="search"
          placeholder={hint}
          maxLength={200}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </Field>
  );
}
