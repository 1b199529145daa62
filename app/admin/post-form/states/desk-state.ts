import { stateName } from "#api/desk/state-name.ts";
import type { ShownState } from "#api/desk/translation-states.ts";
import type { WholePost } from "#api/posts.ts";
import { byLanguage, defaultLanguage, languages, type Language } from "#i18n/languages.ts";

/** Where a post's languages stand at the desk. */
export interface DeskState {
  states: Record<Language, ShownState>;
  /** Published texts that have a newer draft. */
  changed: readonly Language[];
  outdated: readonly Language[];
  /** The revision of the source that a translation was made from. */
  madeFrom: NonNullable<WholePost["madeFrom"]>;
  sourceLanguage: Language;
}

/** @param post null for a new one */
export function deskStateOf(post: WholePost | null): DeskState {
  const { translations = {}, drafts = {}, states, outdated = [], madeFrom = {} } = post ?? {};
  const shown = byLanguage<ShownState>(
    (language) => states?.[language] ?? (translations[language] ? "published" : "none"),
  );
  return {
    states: shown,
    changed: languages.filter((language) => shown[language] === "published" && drafts[language]),
    outdated,
    madeFrom,
    sourceLanguage: post?.sourceLanguage ?? defaultLanguage,
  };
}

/** Whether visitors read every text as it is saved; there may be languages without one. */
export function isAllPublished({ states, changed }: DeskState): boolean {
  const isShown = (language: Language) => ["none", "published"].includes(stateName(states[language]));
  return changed.length === 0 && languages.every(isShown);
}

/** Whether visitors read it in every language. */
export function isInEveryLanguage({ states }: DeskState): boolean {
  return languages.every((language) => states[language] === "published");
}
