import ground from "./map-ground.json" with { type: "json" };
import type { MapPoint } from "./zone-edges.ts";

// Casts: to TypeScript a pair in JSON is a list.

/** North to south; an impression of the cordillera, not a survey. */
export const peaks = ground.peaks as unknown as Record<"low" | "middle" | "high", readonly MapPoint[]>;

/** Downstream, through towns and mouths on their banks; placed by eye. */
export const rivers = Object.values(ground.rivers) as unknown as readonly (readonly MapPoint[])[];
