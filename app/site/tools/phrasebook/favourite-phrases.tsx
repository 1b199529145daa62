import type { ReactNode } from "react";
import { InlineText } from "#app/site/parts/inline-text.tsx";
import type { PhraseEntry, PhraseSection } from "#content/phrases/phrase.ts";
import type { PhrasebookText } from "#content/tools/phrasebook-text.ts";
import { favouritesKey, type Favourites } from "./use-favourites.ts";
import styles from "./phrasebook.module.css";

interface FavouritePhrasesProps {
  text: PhrasebookText;
  sections: PhraseSection[];
  favourites: Favourites;
  rowOf: (entry: PhraseEntry, isNamed: boolean) => ReactNode;
}

/** Stands first. The page hydrates by itself where the device keeps some. */
export function FavouritePhrases({ text, sections, favourites, rowOf }: FavouritePhrasesProps) {
  const { ids, isKept } = favourites;
  const entries = sections.flatMap((section) => section.entries);
  const chosen = ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  return (
    <section data-draft={favouritesKey} aria-labelledby="_favourites" className={styles.favourites}>
      <h2 id="_favourites">{text.favourites}</h2>
      <p className={styles.hint}>
        <InlineText>{text.favouritesHint}</InlineText>
      </p>
      {chosen.length > 0 && <ul className={styles.rows}>{chosen.map((entry) => rowOf(entry, false))}</ul>}
      <p role="status" className={styles.hint}>
        {isKept === true && text.kept}
        {isKept === false && <strong>{text.notKept}</strong>}
      </p>
    </section>
  );
}
