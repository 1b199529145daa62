import { useState, useSyncExternalStore } from "react";
import { defaultLanguage, isLanguage, languages, type Language } from "#i18n/languages.ts";
import { recall, remember } from "#app/admin/post-form/drafts/device-memory.ts";

/** Minimum width for two text editors side by side. */
const wideScreen = "(min-width: 64rem)";

export type LanguagePair = readonly [Language, Language];

interface LanguageChoice {
  /** Whether the editor wants two languages side by side. */
  wantsPair: boolean;
  /** Those shown last, perhaps of a post with another source; null before the first time. */
  last: LanguagePair | null;
}

/** The visible languages: one tab, or two columns on a wide screen. */
export interface LanguageView {
  isWide: boolean;
  isSideBySide: boolean;
  shown: readonly Language[];
  /** Makes a language visible, as the tab or in the second column. */
  show: (language: Language) => void;
  setSideBySide: (isOn: boolean) => void;
  /** Shows a language in a column; if it is in the other column, the two are swapped. */
  setColumn: (column: 0 | 1, language: Language) => void;
}

/** @param first the language shown first @param source the one the others are made from, which stands on the left */
export function useLanguageView(first: Language, source: Language): LanguageView {
  const isWide = useSyncExternalStore(
    watchWidth,
    () => matchMedia(wideScreen).matches,
    () => false,
  );
  const [tab, setTab] = useState(first);
  // The form is rendered only in the browser, so local storage can be read in the first render.
  const [{ wantsPair, last }, setChoice] = useState<LanguageChoice>(
    () => parseChoice(recall("desk-languages")) ?? { wantsPair: false, last: null },
  );
  /** What was chosen for this post. */
  const [chosen, setChosen] = useState<LanguagePair | null>(null);
  const pair = chosen ?? pairBeside(source, last ?? [first]);

  function choose(wantsPair: boolean, pair: LanguagePair): void {
    setChosen(pair);
    setChoice({ wantsPair, last: pair });
    remember("desk-languages", `${wantsPair ? "pair" : "tabs"} ${pair.join(" ")}`);
  }

  const isSideBySide = isWide && wantsPair;
  return {
    isWide,
    isSideBySide,
    shown: isSideBySide ? pair : [tab],
    show(language) {
      setTab(language);
      if (!pair.includes(language)) setChosen(withShown(pair, language));
    },
    setSideBySide: (isOn) => choose(isOn, isOn ? withShown(pair, tab) : pair),
    setColumn: (column, language) => choose(wantsPair, withColumn(pair, column, language)),
  };
}

/** The source on the left; on the right the first of the wanted languages that is another, else the first there is. */
export function pairBeside(source: Language, wanted: readonly Language[]): LanguagePair {
  const [right = defaultLanguage] = [...wanted, ...languages].filter((language) => language !== source);
  return [source, right];
}

/** With a language that is looked at, on the right unless it is there already. */
export function withShown(pair: LanguagePair, language: Language): LanguagePair {
  return pair.includes(language) ? pair : [pair[0], language];
}

export function withColumn(pair: LanguagePair, column: 0 | 1, language: Language): LanguagePair {
  const [left, right] = pair;
  if (column === 0) return language === right ? [right, left] : [language, right];
  return language === left ? [right, left] : [left, language];
}

/** Parses a stored choice, for example `pair hu es`; null when invalid. */
export function parseChoice(text: string | null): LanguageChoice | null {
  const [mode, left, right] = text?.split(" ") ?? [];
  if (!isLanguage(left) || !isLanguage(right) || left === right) return null;
  return { wantsPair: mode === "pair", last: [left, right] };
}

function watchWidth(onChange: () => void): () => void {
  const query = matchMedia(wideScreen);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
