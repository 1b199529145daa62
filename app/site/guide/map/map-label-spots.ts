import type { MapCityId } from "#content/facts/map/map-cities.ts";
import type { FigureMessages } from "#i18n/figures/hu.ts";

type MapMessages = FigureMessages["map"];

/** Position of a name, in units of the map; `turn` in degrees, clockwise. */
export interface LabelSpot {
  x: number;
  y: number;
  turn?: number;
}

/** Middle of the base line. */
export const neighbourSpots: Record<keyof MapMessages["neighbours"], LabelSpot> = {
  ecuador: { x: 104, y: 66 },
  colombia: { x: 300, y: 30 },
  brazil: { x: 342, y: 236 },
  bolivia: { x: 402, y: 436, turn: 90 },
  chile: { x: 380, y: 583 },
};

/** Middle of the base line. */
export const zoneSpots: Record<keyof MapMessages["zones"], LabelSpot> = {
  coast: { x: 81, y: 328, turn: 61 },
  andes: { x: 151, y: 348, turn: 57 },
  amazon: { x: 172, y: 134 },
};

/** From the city's dot to the start (or end) of its name; `over` is the surface from which the name needs a halo. */
export const citySpots: Record<
  MapCityId,
  { dx: number; dy: number; anchor?: "end"; over?: "sea" | "amazon" }
> = {
  lima: { dx: 8, dy: 4 },
  cusco: { dx: -4, dy: 15, anchor: "end" },
  arequipa: { dx: 7, dy: 4 },
  iquitos: { dx: 18, dy: 15, over: "amazon" },
  trujillo: { dx: -6, dy: 4, anchor: "end", over: "sea" },
  piura: { dx: 6, dy: 4 },
  pucallpa: { dx: -6, dy: 4, anchor: "end", over: "amazon" },
  maldonado: { dx: 2, dy: -8, anchor: "end", over: "amazon" },
};
