import type { PlaceId } from "#content/facts/places/places.ts";

/** The slides in the order shown. Each has a picture, and is an anchor of the top ten. */
export const slideIds = [
  "sacred-valley",
  "maras",
  "huacachina",
  "machu-picchu",
  "lima",
  "nazca-lines",
] as const satisfies PlaceId[];
