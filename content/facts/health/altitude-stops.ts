import { places } from "#content/facts/places/places.ts";
import { defaultFacts } from "#content/facts/facts.ts";
import { heights } from "#content/facts/places/top-ten.ts";
import { treks } from "#content/facts/treks/treks.ts";

// Heights do not age, so nobody corrects them.
const trekHeights = defaultFacts(treks);

/** Metres above the sea, from the bottom up. */
export const altitudeStops = {
  lima: places.lima.altitude,
  aguasCalientes: places["aguas-calientes"].altitude,
  arequipa: places.arequipa.altitude,
  machuPicchu: places["machu-picchu"].altitude,
  sacredValley: places["sacred-valley"].altitude,
  cusco: places.cusco.altitude,
  puno: places.puno.altitude,
  incaTrailPass: trekHeights["inca-trail"].highest[1],
  salkantayPass: trekHeights.salkantay.highest[1],
  colcaPass: heights.colcaPass,
  rainbowMountain: places["rainbow-mountain"].altitude,
} as const;

export type AltitudeStop = keyof typeof altitudeStops;

/** Metres: where altitude begins to be felt, where it is work for the body, where one only visits. */
export const altitudeBands = [2500, 3500, 4500] as const;
