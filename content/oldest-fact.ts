import type { Language } from "#i18n/languages.ts";
import type { FactAge } from "./guide-page.ts";
import { loadFactNames } from "./load-fact-names.ts";

export interface OldestFact extends FactAge {
  name: string;
}

/** The one that was checked longest ago; null of none. A year alone is as old as its first day. */
export async function findOldestFact(
  ages: readonly FactAge[],
  language: Language,
): Promise<OldestFact | null> {
  const [oldest] = ages.toSorted(
    (one, other) => one.asOf.localeCompare(other.asOf) || one.id.localeCompare(other.id),
  );
  if (!oldest) return null;
  const names: Readonly<Record<string, string>> = await loadFactNames(language);
  const { id, asOf } = oldest;
  return { id, asOf, name: names[id] ?? id };
}
