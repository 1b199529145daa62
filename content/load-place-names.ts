import type { Language } from "#i18n/languages.ts";
import type { PlaceId } from "./facts/places.ts";
import { inLanguage } from "./names/in-language.ts";

export type PlaceNames = Readonly<Record<PlaceId, string>>;

/** Gives what the places of content/facts/places.ts are called. */
export async function loadPlaceNames(language: Language): Promise<PlaceNames> {
  const { default: names } = await import("./names/places.json", { with: { type: "json" } });
  return inLanguage<PlaceId, string>(names, language);
}
