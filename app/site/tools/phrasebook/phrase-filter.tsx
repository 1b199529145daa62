import { useEffect, useRef } from "react";
import type { PhrasebookText } from "#content/tools/phrasebook-text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { pagePath } from "#i18n/addresses.ts";
import { locales } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import styles from "./phrase-filter.module.css";

interface PhraseFilterProps {
  text: PhrasebookText;
  query: string;
  /** Null while all are shown. */
  found: number | null;
  onQuery: (query: string) => void;
}

/** Before hydration and without JavaScript the browser sends it, and the page comes with what was found. */
export function PhraseFilter({ text, query, found, onQuery }: PhraseFilterProps) {
  const language = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  // Applies a word that was typed before the page was hydrated.
  useEffect(() => onQuery(field.current?.value ?? ""), [onQuery]);
  return (
    <form
      role="search"
      action={pagePath("phrasebook", language)}
      className={styles.filter}
      onSubmit={(event) => event.preventDefault()}
    >
      <Field label={text.filter}>
        {(control) => (
          <input
            {...control}
            ref={field}
            type="search"
            name="q"
            maxLength={80}
            autoComplete="off"
            defaultValue={query}
            onInput={({ currentTarget }) => onQuery(currentTarget.value)}
          />
        )}
      </Field>
      <div className={styles.find}>
        <Button type="submit" kind="quiet">
          {text.find}
        </Button>
      </div>
      <p role="status" className={styles.status}>
        {found !== null && foundText(text, found, locales[language])}
      </p>
    </form>
  );
}

function foundText({ found, nothingFound }: PhrasebookText, count: number, locale: string): string {
  if (count === 0) return nothingFound;
  const form = found[new Intl.PluralRules(locale).select(count)] ?? found.other ?? "#";
  return form.replace("#", String(count));
}
