import type { Language } from "#i18n/languages.ts";
import { fromEntriesOf, keysOf } from "#i18n/typed-keys.ts";

/** One language of words that stand side by side in three. */
export function inLanguage<Id extends string, Words>(
  names: Readonly<Record<Id, Readonly<Record<Language, Words>>>>,
  language: Language,
): Record<Id, Words> {
  return fromEntriesOf(keysOf(names).map((id) => [id, names[id][language]] as const));
}
