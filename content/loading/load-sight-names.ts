import { sights } from "#content/maps/nearby-sights.ts";
import type { Language } from "#i18n/languages.ts";
import { loadPlaceNames, type PlaceNames } from "./load-place-names.ts";

export type SightNames = Readonly<Partial<PlaceNames>>;

/** The names of the sights that a plan's map may show. */
export async function loadSightNames(language: Language): Promise<SightNames> {
  const names = await loadPlaceNames(language);
  return Object.fromEntries(sights.map((id) => [id, names[id]]));
}
