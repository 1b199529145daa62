import type { Language } from "#i18n/languages.ts";

/** One language of words that stand side by side in three. */
export function inLanguage<Id extends string, Words>(
  names: Readonly<Record<Id, Readonly<Record<Language, Words>>>>,
  language: Language,
): Record<Id, Words> {
  const entries = Object.entries<Readonly<Record<Language, Words>>>(names);
  // Safe cast: it has the ids of the names.
  return Object.fromEntries(entries.map(([id, words]) => [id, words[language]])) as Record<Id, Words>;
}
