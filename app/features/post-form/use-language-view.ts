import { useState, useSyncExternalStore } from "react";
import { isLanguage, type Language } from "#i18n/languages.ts";
import { recall, remember } from "./device-memory.ts";

/** From here on two editors have room beside each other. */
const wideScreen = "(min-width: 64rem)";

export type LanguagePair = readonly [Language, Language];

interface LanguageChoice {
  /** Whether the editor wants two languages beside each other. */
  isWanted: boolean;
  pair: LanguagePair;
}

/** Which languages are seen: one by its tab, or two side by side where there is room. */
export interface LanguageView {
  isWide: boolean;
  isSideBySide: boolean;
  shown: readonly Language[];
  /** Brings a language into view, wherever that is. */
  show: (language: Language) => void;
  setSideBySide: (isOn: boolean) => void;
  /** Puts a language into a column; if it stands in the other one, the two change places. */
  setColumn: (column: 0 | 1, language: Language) => void;
}

export function useLanguageView(first: Language): LanguageView {
  const isWide = useSyncExternalStore(
    watchWidth,
    () => matchMedia(wideScreen).matches,
    () => false,
  );
  const [tab, setTab] = useState(first);
  // The form is drawn in the browser only: there is no server's guess to agree with.
  const [{ isWanted, pair }, setChoice] = useState<LanguageChoice>(
    () => parseChoice(recall("desk-languages")) ?? { isWanted: false, pair: ["hu", "en"] },
  );

  function choose(isWanted: boolean, pair: LanguagePair): void {
    setChoice({ isWanted, pair });
    remember("desk-languages", `${isWanted ? "pair" : "tabs"} ${pair.join(" ")}`);
  }

  const isSideBySide = isWide && isWanted;
  return {
    isWide,
    isSideBySide,
    shown: isSideBySide ? pair : [tab],
    show(language) {
      setTab(language);
      if (!pair.includes(language)) setChoice({ isWanted, pair: [pair[0], language] });
    },
    setSideBySide: (isOn) => choose(isOn, pair),
    setColumn: (column, language) => choose(isWanted, withColumn(pair, column, language)),
  };
}

export function withColumn(pair: LanguagePair, column: 0 | 1, language: Language): LanguagePair {
  const [left, right] = pair;
  if (column === 0) return language === right ? [right, left] : [language, right];
  return language === left ? [right, left] : [left, language];
}

/** Reads a remembered choice, for example `pair hu es`; null when it is none. */
export function parseChoice(text: string | null): LanguageChoice | null {
  const [mode, left, right] = text?.split(" ") ?? [];
  if (!isLanguage(left) || !isLanguage(right) || left === right) return null;
  return { isWanted: mode === "pair", pair: [left, right] };
}

function watchWidth(onChange: () => void): () => void {
  const query = matchMedia(wideScreen);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
