import type { Language } from "#i18n/languages.ts";
import type { PlaceId } from "./facts/places.ts";
import { inLanguage } from "./names/in-language.ts";

export type PlaceNames = Readonly<Record<PlaceId, string>>;

/** The names of the places in content/facts/places.ts. */
export async function loadPlaceNames(language: Language): Promise<PlaceNames> {
  const { default: names } = await import("./names/places.json", { with: { type: "json" } });
  return inLanguage<PlaceId, string>(names, language);
}
