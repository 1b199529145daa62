import type { ReactNode } from "react";
import { SayButton } from "#app/site/parts/say/say-button.tsx";
import type { PhraseEntry } from "#content/phrases/phrase.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { Pronunciation } from "./pronunciation.tsx";
import { spokenLanguage } from "./spoken-language.ts";
import styles from "./show-card.module.css";

interface ShowCardProps {
  entry: PhraseEntry;
  /** It may stand in a dialog, which it names; a page of its own has it as its title. */
  titleId?: string;
  /** The way back. */
  children: ReactNode;
}

/** One phrase as large as the window, to be held out to somebody. */
export function ShowCard({ entry, titleId, children }: ShowCardProps) {
  const { text, meaning, pronunciation, sentence, language } = entry;
  const isSpoken = useLanguage() !== "es" && language === "es";
  const Title = titleId ? "h2" : "h1";
  return (
    <div className={styles.card}>
      <div className={styles.ways}>
        {children}
        {isSpoken && <SayButton phrase={text} />}
      </div>
      <Title
        id={titleId}
        lang={spokenLanguage[language]}
        className={`${styles.text} ${styles[sizeOf(text)]}`}
      >
        {text}
      </Title>
      <p className={styles.meaning}>{meaning}</p>
      {pronunciation && (
        <p className={styles.pronunciation}>
          <Pronunciation text={pronunciation} />
        </p>
      )}
      {sentence && (
        <p lang="es-PE" className={styles.pronunciation}>
          {sentence}
        </p>
      )}
    </div>
  );
}

/** By its longest word and its length, in letters. */
function sizeOf(text: string): "huge" | "large" | "medium" | "long" {
  const longest = Math.max(...text.split(/\s/).map((word) => word.length));
  if (longest <= 6 && text.length <= 12) return "huge";
  if (longest <= 8 && text.length <= 45) return "large";
  return longest <= 11 && text.length <= 80 ? "medium" : "long";
}
