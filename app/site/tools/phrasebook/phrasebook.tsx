import { Suspense, useCallback, useDeferredValue, useRef, useState, type ReactNode } from "react";
import { InlineText } from "#app/site/parts/inline-text.tsx";
import type { PhraseEntry, PhraseSection } from "#content/phrases/phrase.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import type { PhrasebookText } from "#content/tools/phrasebook-text.ts";
import { FavouritePhrases } from "./favourite-phrases.tsx";
import { filterSections } from "./matches-phrase.ts";
import { PhraseFilter } from "./phrase-filter.tsx";
import { PhraseShapes } from "./phrase-icons.tsx";
import { PhraseRow } from "./phrase-row.tsx";
import { PronunciationKey } from "./pronunciation-key.tsx";
import { ShowDialog } from "./show-dialog.tsx";
import { useFavourites } from "./use-favourites.ts";
import styles from "./phrasebook.module.css";

interface PhrasebookProps {
  text: PhrasebookText;
  sections: PhraseSection[];
  /** The words to filter by, from the address. */
  query: string;
}

export function Phrasebook({ text, sections, query: asked }: PhrasebookProps) {
  const [query, setQuery] = useState(asked);
  const [shown, setShown] = useState<PhraseEntry | null>(null);
  const language = useLanguage();
  const favourites = useFavourites();
  const list = useRef<HTMLDivElement>(null);
  const found = filterSections(sections, useDeferredValue(query), language);
  const isFiltered = found !== sections;

  const filterBy = useCallback((next: string) => {
    setQuery(next);
    // Far down in a long list the reader would not see what was found.
    if (next !== "" && list.current && list.current.getBoundingClientRect().top < 0)
      list.current.scrollIntoView();
  }, []);

  const rowOf = (entry: PhraseEntry, isNamed = true) => (
    <PhraseRow
      key={entry.id}
      entry={entry}
      text={text}
      isNamed={isNamed}
      isFavourite={favourites.ids.includes(entry.id)}
      onToggle={favourites.toggle}
      onShow={setShown}
    />
  );

  return (
    <div className={styles.phrasebook}>
      <PhraseShapes />
      <div className={styles.top}>
        <Jump text={text} sections={found} />
        <PronunciationKey text={text} />
      </div>
      <PhraseFilter
        text={text}
        query={asked}
        found={isFiltered ? found.reduce((sum, { entries }) => sum + entries.length, 0) : null}
        onQuery={filterBy}
      />
      <FavouritePhrases text={text} sections={sections} favourites={favourites} rowOf={rowOf} />
      <div ref={list} className={styles.list}>
        {found.map(({ situation, entries }) => (
          // So that React takes over a long page in short tasks.
          <Suspense key={situation}>
            <Situation text={text} situation={situation}>
              {entries.map((entry) => rowOf(entry))}
            </Situation>
          </Suspense>
        ))}
      </div>
      {shown && <ShowDialog entry={shown} close={text.close} onClose={() => setShown(null)} />}
    </div>
  );
}

function Jump({ text, sections }: Pick<PhrasebookProps, "text" | "sections">) {
  return (
    <nav aria-labelledby="_jump" className={styles.jump}>
      <h2 id="_jump">{text.jump}</h2>
      <ul className={styles.links}>
        {sections.map(({ situation }) => (
          <li key={situation}>
            <a href={`#${situation}`}>{text.situations[situation]}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SituationProps extends Pick<PhraseSection, "situation"> {
  text: PhrasebookText;
  children: ReactNode;
}

function Situation({ text, situation, children }: SituationProps) {
  return (
    <section aria-labelledby={situation} className={styles.section}>
      <h2 id={situation}>{text.situations[situation]}</h2>
      {text.notes[situation] && (
        <p className={styles.note}>
          <InlineText>{text.notes[situation]}</InlineText>
        </p>
      )}
      <ul className={styles.rows}>{children}</ul>
    </section>
  );
}
