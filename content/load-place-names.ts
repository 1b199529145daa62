import type { Language } from "#i18n/languages.ts";
import type { PlaceId } from "./facts/places.ts";

export type PlaceNames = Readonly<Record<PlaceId, string>>;

/** Vite makes a file of each import, so a browser fetches one language. */
export async function loadPlaceNames(language: Language): Promise<PlaceNames> {
  // An import by a computed name has no type; each file satisfies it.
  const names = (await import(`./${language}/place-names.ts`)) as { placeNames: PlaceNames };
  return names.placeNames;
}
