import { stateName } from "#api/admin/state-name.ts";
import type { ShownState } from "#api/admin/translation-states.ts";
import type { FullPost } from "#api/posts/posts.ts";
import { byLanguage, defaultLanguage, languages, type Language } from "#i18n/languages.ts";

/** Where a post's languages stand in the admin area. */
export interface TranslationStatus {
  states: Record<Language, ShownState>;
  /** That readers have a text of, whatever is to follow it. */
  read: readonly Language[];
  /** Published texts that have a newer draft. */
  changed: readonly Language[];
  outdated: readonly Language[];
  /** They stand in the addresses of published texts. */
  slugs: Partial<Record<Language, string>>;
  /** The revision of the source that a translation was made from. */
  madeFrom: NonNullable<FullPost["madeFrom"]>;
  sourceLanguage: Language;
}

/**
 * @param post null for a new one
 * @param first the language that a new one begins in
 */
export function translationStatusOf(
  post: FullPost | null,
  first: Language = defaultLanguage,
): TranslationStatus {
  const { translations = {}, drafts = {}, states, outdated = [], madeFrom = {} } = post ?? {};
  const shown = byLanguage<ShownState>(
    (language) => states?.[language] ?? (translations[language] ? "published" : "none"),
  );
  return {
    states: shown,
    read: languages.filter((language) => shown[language] === "published" || translations[language]),
    changed: languages.filter((language) => shown[language] === "published" && drafts[language]),
    outdated,
    slugs: Object.fromEntries(Object.entries(translations).map(([language, { slug }]) => [language, slug])),
    madeFrom,
    sourceLanguage: post ? (post.sourceLanguage ?? defaultLanguage) : first,
  };
}

/** Whether visitors read every text as it is saved; there may be languages without one. */
export function isAllPublished({ states, changed }: TranslationStatus): boolean {
  const isShown = (language: Language) => ["none", "published"].includes(stateName(states[language]));
  return changed.length === 0 && languages.every(isShown);
}

/** Whether visitors read it in every language. */
export function isInEveryLanguage({ states }: TranslationStatus): boolean {
  return languages.every((language) => states[language] === "published");
}
