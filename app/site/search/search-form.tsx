import { answeredBy } from "#app/site/parts/answered-by.ts";
import { longestQuery } from "#api/search/search-kinds.ts";
import { pagePath } from "#i18n/addresses.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { searchWords } from "#i18n/search/search-words.ts";
import styles from "./search-form.module.css";

interface SearchFormProps {
  query: string;
  error: string | null;
}

/** A plain form; the search script (`app/site/page-script/search/suggest.ts`) adds suggestions while somebody types. */
export function SearchForm({ query, error }: SearchFormProps) {
  const language = useLanguage();
  const words = searchWords[language];
  return (
    <form action={pagePath("search", language)} role="search" className={styles.form}>
      <label htmlFor="_query" className={styles.label}>
        {words.label}
      </label>
      <div className={styles.row}>
        <input
          // Another query brings its own value.
          key={query}
          id="_query"
          type="search"
          name="q"
          defaultValue={query}
          // Longer ones are refused with words, not cut.
          maxLength={longestQuery * 2}
          autoComplete="off"
          enterKeyHint="search"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "_query-error" : undefined}
          className={styles.field}
          {...answeredBy("search")}
          suppressHydrationWarning
        />
        <button className={styles.button} {...answeredBy("browser")}>
          {words.submit}
        </button>
      </div>
      {/* The script's alone: React neither looks into it nor writes there. */}
      <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
      {error && (
        <p id="_query-error" className={styles.error}>
          {error}
        </p>
      )}
    </form>
  );
}
