import type { Language } from "#i18n/languages.ts";
import type { PlaceId } from "#content/facts/places/places.ts";
import { inLanguage } from "#content/names/in-language.ts";

export type PlaceNames = Readonly<Record<PlaceId, string>>;

/** The names of the places in content/facts/places/places.ts. */
export async function loadPlaceNames(language: Language): Promise<PlaceNames> {
  const { default: names } = await import("#content/names/places.json", { with: { type: "json" } });
  return inLanguage<PlaceId, string>(names, language);
}
