import { keysOf } from "#i18n/typed-keys.ts";
export type CircuitNumber = 1 | 2 | 3;

interface Route {
  circuit: CircuitNumber;
  /** The name used by the ticket shop. */
  official: string;
  /** Sold on the days of the high season only. */
  isSeasonal: boolean;
  /** From gate to gate. */
  hours: readonly [number, number];
}

/**
 * The ten routes, in force since June 2024 (Andina, May 2024); which are seasonal: Gestión and Infobae, November 2025. The
 * hours of circuits 1 to 3 are operators' of 2026; of 1-C, 1-D, 3-A and 3-C they are sums of circuit and detour.
 */
export const machuPicchuRoutes = {
  "1-A": { circuit: 1, official: "Montaña Machupicchu", isSeasonal: false, hours: [4, 6] },
  "1-B": { circuit: 1, official: "Terraza superior", isSeasonal: false, hours: [1.5, 2] },
  "1-C": { circuit: 1, official: "Portada Intipunku", isSeasonal: true, hours: [3, 3.5] },
  "1-D": { circuit: 1, official: "Puente Inka", isSeasonal: true, hours: [2, 2.5] },
  "2-A": { circuit: 2, official: "Ruta diseñada", isSeasonal: false, hours: [2, 3] },
  "2-B": { circuit: 2, official: "Terraza inferior", isSeasonal: false, hours: [2, 3] },
  "3-A": { circuit: 3, official: "Montaña Waynapicchu", isSeasonal: false, hours: [4, 5] },
  "3-B": { circuit: 3, official: "Ruta diseñada", isSeasonal: false, hours: [2, 3] },
  "3-C": { circuit: 3, official: "Gran Caverna", isSeasonal: true, hours: [4, 5] },
  "3-D": { circuit: 3, official: "Huchuypicchu", isSeasonal: true, hours: [3.5, 3.5] },
} as const satisfies Record<string, Route>;

export type RouteId = keyof typeof machuPicchuRoutes;

export const routeIds = keysOf(machuPicchuRoutes);

export const circuitNumbers = [1, 2, 3] as const satisfies CircuitNumber[];

export function routesOf(circuit: CircuitNumber): RouteId[] {
  return routeIds.filter((id) => machuPicchuRoutes[id].circuit === circuit);
}

/** Metres and hours: the two mountains (guides, undated; climbing time of Huayna Picchu by a visitor). */
export const machuPicchuMountains = {
  huaynaPicchu: { altitude: 2693, climb: [260, 360], up: 1, return: [2, 2.5] },
  machuPicchuMountain: { altitude: 3082, climb: [600, 600], up: [1.5, 2], return: [3, 4] },
} as const;

export const sunGateAltitude = 2720;
