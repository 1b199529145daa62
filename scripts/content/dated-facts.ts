import { defaultFacts, recordFacts } from "#content/facts/facts.ts";
import { allDatedFacts } from "#content/facts/records/all-facts.ts";
import { loadGuideWords } from "#content/loading/load-guide-page.ts";
import type { GuidePage } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";

export interface DatedFact {
  /** For example `lima.airportFares.aeroDirecto`. */
  name: string;
  /** The month of its newest source, `2026-04`. */
  asOf: string;
}

export interface FactsOfPage {
  dated: DatedFact[];
  /** How many of them only a look at their source could confirm. */
  unconfirmed: number;
}

/** The dated facts that a page's words print in a language. */
export async function factsOfPage(page: GuidePage, language: Language): Promise<FactsOfPage> {
  const { read } = recordFacts(defaultFacts, await loadGuideWords(page, language));
  const ids = new Set(read.map(({ id }) => id));
  const printed = allDatedFacts().filter(({ id }) => ids.has(id));
  return {
    dated: printed.map(({ id, asOf }) => ({ name: id, asOf })),
    unconfirmed: printed.filter(({ unconfirmed }) => unconfirmed).length,
  };
}

/** The first in time; undefined when none is dated. */
export function oldestOf({ dated }: FactsOfPage): DatedFact | undefined {
  return dated.toSorted((one, other) => one.asOf.localeCompare(other.asOf))[0];
}
