import json from "./places.json" with { type: "json" };

export const placeRegions = [
  "Cusco",
  "Ica",
  "Lima",
  "Arequipa",
  "Loreto",
  "Puno",
  "Áncash",
  "La Libertad",
  "Amazonas",
  "Lambayeque",
  "Cajamarca",
  "Ayacucho",
  "Piura",
  "Tumbes",
  "Tacna",
  "Madre de Dios",
  "Callao",
] as const;

export const placeCategories = [
  "archaeology",
  "town",
  "city",
  "nature",
  "landscape",
  "monument",
  "culture",
  "airport",
  "museum",
  "district",
  "viewpoint",
  "station",
  "border",
] as const;

export interface Place {
  /** Degrees, WGS 84; south and west are negative. */
  lat: number;
  lon: number;
  /** Metres above sea level. */
  altitude: number;
  region: (typeof placeRegions)[number];
  category: (typeof placeCategories)[number];
  /** The years in which it, or a part of it, was listed. */
  unesco: readonly number[] | null;
  /** The same, for the list of intangible heritage. */
  intangible?: readonly number[];
  /** "approximate" may be off by some kilometres: for a map of the country, not for finding the way. */
  accuracy: "good" | "approximate";
}

export type PlaceId = keyof typeof json;

/**
 * The names are in content/names/places.json. The Sacred Valley is the middle of its floor, at the altitude of Urubamba; Tambopata is where
 * the lodges upriver are, Manu the lake Cocha Salvador, in the part that visitors may enter; Amantaní is its landing, below the families' houses.
 */
// A cast: JSON has strings where a place has one of a few words; the test beside this file looks at each.
export const places = json as Record<PlaceId, Place>;
