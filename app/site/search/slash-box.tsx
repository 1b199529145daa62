import { answeredBy } from "#app/site/parts/answered-by.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { searchWords } from "#i18n/search/search-words.ts";
import styles from "./slash-box.module.css";

/** Turns the key off that opens the search; the search script (`app/site/page-script/search/slash-box.ts`) answers it. */
export function SlashBox() {
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        name="_slash"
        defaultChecked
        {...answeredBy("search")}
        suppressHydrationWarning
      />
      {searchWords[useLanguage()].slash}
    </label>
  );
}
