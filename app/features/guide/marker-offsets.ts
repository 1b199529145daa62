import type { PlaceId } from "#content/facts/places.ts";

/** Diameter 29: at least 24 pixels where the map is 330 pixels wide. */
export const markerRadius = 14.5;

/**
 * How far from its place a marker stands, in units of the map, where markers would lie on one another, or on the
 * lake. A line leads from the marker to the place.
 */
export const markerOffsets: Partial<Record<PlaceId, { dx: number; dy: number }>> = {
  "machu-picchu": { dx: -42, dy: -26 },
  "sacred-valley": { dx: -10, dy: -58 },
  cusco: { dx: 30, dy: -56 },
  "rainbow-mountain": { dx: 44, dy: -22 },
  huacachina: { dx: -38, dy: 2 },
  "nazca-lines": { dx: -30, dy: 26 },
  titicaca: { dx: -34, dy: -30 },
};
