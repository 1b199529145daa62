import type { PlaceId } from "./places.ts";

/** The places that the home page opens with, in order. Each has its picture, and its part of the top ten as anchor. */
export const slideIds = [
  "sacred-valley",
  "maras",
  "huacachina",
  "machu-picchu",
  "lima",
  "nazca-lines",
] as const satisfies PlaceId[];

export type SlideId = (typeof slideIds)[number];
