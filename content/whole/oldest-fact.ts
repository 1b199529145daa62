import type { FactAge } from "#content/guide-page.ts";

export interface OldestFact extends FactAge {
  name: string;
}

/**
 * The one that was checked longest ago; null of none. A year alone is as old as its first day.
 * @param names by the facts' ids
 */
export function findOldestFact(
  ages: readonly FactAge[],
  names: Readonly<Record<string, string>>,
): OldestFact | null {
  const [oldest] = ages.toSorted(
    (one, other) => one.asOf.localeCompare(other.asOf) || one.id.localeCompare(other.id),
  );
  return oldest ? { id: oldest.id, asOf: oldest.asOf, name: names[oldest.id] ?? oldest.id } : null;
}
