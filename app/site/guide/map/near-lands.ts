import json from "#content/facts/map/near-lands.json" with { type: "json" };

/** The ground of a map of the surroundings of a place. */
export interface NearLand {
  /** The middle, in degrees, WGS 84. */
  lat: number;
  lon: number;
  /** Kilometres from edge to edge. */
  width: number;
  /** Whose colour the land has. */
  zone: "coast" | "andes" | "amazon";
  /** SVG paths on the board: Peru, its neighbours, lakes and rivers. Left out where there is none. */
  peru: string;
  abroad?: string;
  lake?: string;
  rivers?: string;
  /** Their places on the board. */
  peaks?: readonly { name: string; x: number; y: number }[];
}

export type NearLandId = keyof typeof json;

/** By the page of the place; written by scripts/map/near-lands.ts. */
// A cast: to TypeScript a word in JSON is a text.
export const nearLands = json as Record<NearLandId, NearLand>;
