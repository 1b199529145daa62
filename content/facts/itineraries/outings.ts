import type { Outing } from "./trip.ts";

/** The day trips of the itineraries; to Machu Picchu from the village below it. */
export const outings = {
  machuPicchu: { to: "machu-picchu", by: "bus", minutes: [240, 300] },
  moray: { to: "moray", by: "car", minutes: [240, 300] },
  pisac: { to: "pisac", by: "car", minutes: [360, 480] },
  colca: { to: "colca", by: "bus", minutes: [240, 300] },
  taquile: { to: "taquile", by: "boat", minutes: [420, 540] },
  rainbowMountain: { to: "rainbow-mountain", by: "bus", minutes: [720, 840] },
  chanChan: { to: "chan-chan", by: "car", minutes: [420, 420] },
  kuelap: { to: "kuelap", by: "car", minutes: [600, 600] },
} as const satisfies Record<string, Outing>;
