import { defaultFacts } from "#content/facts/facts.ts";
import { loadToolWords } from "#content/tools/load-tool-words.ts";
import type { PlannerWords } from "#content/trips/planner-words.ts";
import { tripsOfPage } from "#content/trips/shortlist/keepable-trips.ts";
import type { KeptPlace } from "#content/trips/shortlist/keepable.ts";
import type { Language } from "#i18n/languages.ts";
import { memoize } from "#i18n/memoize.ts";

/** No fact is in them. */
const allNames = memoize(
  async (language: Language) =>
    (await loadToolWords<PlannerWords>("trip-planner", language))(defaultFacts).trips.names,
);

/** The planner's names of the day trips from a place. */
export async function loadTripNames(page: KeptPlace, language: Language): Promise<Record<string, string>> {
  const names = await allNames(language);
  return Object.fromEntries(tripsOfPage(page).map((trip) => [trip, names[trip]]));
}
