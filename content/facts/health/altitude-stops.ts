import { places } from "#content/facts/places.ts";
import { heights } from "#content/facts/top-ten.ts";

/** Metres above the sea, from the bottom up. The passes: the Inca Trail's highest, and Salkantay's (rounded). */
export const altitudeStops = {
  lima: places.lima.altitude,
  aguasCalientes: places["aguas-calientes"].altitude,
  arequipa: places.arequipa.altitude,
  machuPicchu: places["machu-picchu"].altitude,
  sacredValley: places["sacred-valley"].altitude,
  cusco: places.cusco.altitude,
  puno: places.puno.altitude,
  incaTrailPass: 4215,
  salkantayPass: 4600,
  colcaPass: heights.colcaPass,
  rainbowMountain: places["rainbow-mountain"].altitude,
} as const;

export type AltitudeStop = keyof typeof altitudeStops;

/** In metres: where altitude begins to be felt, where it is work for the body, where one only visits. */
export const altitudeBands = [2500, 3500, 4500] as const;
