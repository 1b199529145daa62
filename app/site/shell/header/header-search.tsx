import { answeredBy } from "#app/site/parts/answered-by.ts";
import { pagePath } from "#i18n/addresses.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import styles from "./header-search.module.css";

/** The field opens without JavaScript; the page script opens it at `/` too, and fetches what suggests while somebody types. */
export function HeaderSearch() {
  const { shell } = useMessages();
  return (
    <>
      <button
        type="button"
        popoverTarget="_search"
        {...answeredBy("browser")}
        aria-label={shell.searchSite}
        className={styles.open}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M16 16l6 6M10 17a7 7 0 1 1 0-14 7 7 0 0 1 0 14z" />
        </svg>
      </button>
      <form
        id="_search"
        popover="auto"
        role="search"
        action={pagePath("search", useLanguage())}
        className={styles.form}
      >
        <input
          type="search"
          name="q"
          aria-label={shell.searchSite}
          placeholder={shell.searchSite}
          autoComplete="off"
          autoFocus
          {...answeredBy("search")}
          suppressHydrationWarning
        />
        {/* The script's alone: React neither looks into it nor writes there. */}
        <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
      </form>
    </>
  );
}
