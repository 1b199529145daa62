import { answeredBy } from "#app/site/parts/answered-by.ts";
import { memo } from "react";
import { SayButton } from "#app/site/parts/say/say-button.tsx";
import type { PhraseEntry } from "#content/phrases/phrase.ts";
import type { PhrasebookText } from "#content/tools/phrasebook-text.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { PhraseIcon } from "./phrase-icons.tsx";
import { Pronunciation } from "./pronunciation.tsx";
import { showAddress } from "./show-address.ts";
import { spokenLanguage } from "./spoken-language.ts";
import styles from "./phrase-row.module.css";

interface PhraseRowProps {
  entry: PhraseEntry;
  text: Pick<PhrasebookText, "favourite" | "show">;
  isFavourite: boolean;
  /** False for the copy among the favourites: an address leads to the phrase among its like. */
  isNamed?: boolean;
  onToggle: (id: string) => void;
  onShow: (entry: PhraseEntry) => void;
}

/** Drawn again only when it is another one, or chosen: there are hundreds, and each letter of the filter goes past them. */
export const PhraseRow = memo(function PhraseRow(props: PhraseRowProps) {
  const { entry, text, isFavourite, isNamed = true, onToggle, onShow } = props;
  const { id, pronunciation, sentence, language } = entry;
  const pageLanguage = useLanguage();
  const isSpoken = pageLanguage !== "es" && language === "es";
  return (
    <li id={isNamed ? id : undefined} className={styles.row}>
      <div className={styles.words}>
        <p lang={spokenLanguage[language]} className={styles.text}>
          {entry.text}
        </p>
        {pronunciation && (
          <p className={styles.pronunciation}>
            <Pronunciation text={pronunciation} />
          </p>
        )}
        <p className={styles.meaning}>{entry.meaning}</p>
        {sentence && <p className={styles.sentence}>{sentence}</p>}
      </div>
      <div className={styles.ways}>
        {isSpoken && <SayButton phrase={entry.text} />}
        <a
          href={showAddress(id, pageLanguage)}
          rel="nofollow"
          {...answeredBy("react")}
          aria-label={`${text.show}: ${entry.text}`}
          className={styles.way}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            onShow(entry);
          }}
        >
          <PhraseIcon name="show" />
        </a>
        <button
          type="button"
          aria-pressed={isFavourite}
          aria-label={`${text.favourite}: ${entry.text}`}
          className={`${styles.way} ${styles.star}`}
          onClick={() => onToggle(id)}
        >
          <PhraseIcon name="star" />
        </button>
      </div>
    </li>
  );
});
