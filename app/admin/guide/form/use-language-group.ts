import { useCallback, useRef, useState } from "react";
import { languageNames, languages, locales, type Language } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";

/** Whether readers are to see what is saved, or nobody yet. */
export type SaveKind = "publish" | "draft";

/** Where the text of a language stands after a save. */
export type SaveResult = "published" | "draft" | "failed";

/** Saves the language's text, and those of the others that are unsaved. */
export type SaveAll = (kind: SaveKind) => void;

/** @param isFirst whether the save was asked for in this very language: elsewhere a draft stays one */
type Save = (kind: SaveKind, isFirst: boolean) => Promise<SaveResult>;

/** By its language, what became of each text that the last save was about. */
export type SaveOutcome = Partial<Record<Language, SaveResult>>;

/** From which save each opened text goes on; null from the release's words. */
type SavedAt = Partial<Record<Language, string | null>>;

/** The languages of a page that are edited side by side: what of them is unsaved, and one save for all. */
export function useLanguageGroup() {
  const [unsaved, setUnsaved] = useState<ReadonlySet<Language>>(new Set());
  const [outcome, setOutcome] = useState<SaveOutcome>({});
  const [isSaving, setIsSaving] = useState(false);
  const [savedAt, setSavedAt] = useState<SavedAt>({});
  const saves = useRef(new Map<Language, Save>());

  const tellUnsaved = useCallback((language: Language, isUnsaved: boolean) => {
    setUnsaved((before) => {
      if (before.has(language) === isUnsaved) return before;
      return new Set(languages.filter((one) => (one === language ? isUnsaved : before.has(one))));
    });
  }, []);
  const tellSaved = useCallback((language: Language, moment: string | null) => {
    setSavedAt((before) => ({ ...before, [language]: moment }));
  }, []);
  const register = useCallback((language: Language, save: Save) => {
    saves.current.set(language, save);
  }, []);

  /** One after another, the language in which it was asked for first. */
  async function save(first: Language, kind: SaveKind, isFirstChanged: boolean): Promise<void> {
    if (isSaving) return;
    setIsSaving(true);
    const others = languages.filter((language) => language !== first && unsaved.has(language));
    const results: SaveOutcome = {};
    for (const language of isFirstChanged ? [first, ...others] : others)
      results[language] = (await saves.current.get(language)?.(kind, language === first)) ?? "failed";
    setOutcome(results);
    setIsSaving(false);
  }

  const forget = () => setOutcome({});
  return { unsaved, savedAt, outcome, isSaving, tellUnsaved, tellSaved, register, save, forget };
}

export type LanguageGroup = ReturnType<typeof useLanguageGroup>;

/** @returns a list of languages by their names, in words */
export function useListedLanguages(): (of: Iterable<Language>) => string {
  const list = new Intl.ListFormat(locales[useLanguage()]);
  return (of) => list.format(Array.from(of, (language) => languageNames[language]));
}
