import type { FactSource } from "#content/facts/facts.ts";
import type { Month } from "#i18n/format/format-months.ts";
import type { PlaceId } from "#content/facts/places/places.ts";
import type { Camp } from "#content/facts/treks/trek-stays.ts";
import type { Means, Way } from "./ways.ts";

/** The cost of a day besides bed, food and city rides, a person in US dollars; an estimate like `tripPrices`. */
export const dayPrices = {
  small: { to: 25 },
  middle: { from: 25, to: 90 },
  high: { from: 90, to: 200 },
  highest: { from: 200 },
} as const satisfies Record<string, { from?: number; to?: number }>;

/** There and back within the day. */
export interface Outing {
  to: PlaceId;
  by: Means | "foot";
  /** The whole day trip with its stops. */
  minutes: readonly [number, number];
}

/** The place of a night; the night bus, or the plane home. */
type Sleep = PlaceId | "bus" | "home";

/** One day, or several in the same place that are told together. */
export interface TripDay<Night = Sleep> {
  /** Counted from 1, the day of landing. */
  day: number;
  /** The last of several days. */
  until?: number;
  /** The day's ways, in their order; the first begins at the bed of the night before, the last ends at the next one. */
  legs?: readonly FactSource<Way>[];
  outing?: Outing;
  sleep: Night;
  price: keyof typeof dayPrices | "none";
  /** A spare day in Lima before the flight home: lost days on the way are taken from it. */
  isSpare?: true;
}

export interface Trip<Night = Sleep> {
  days: readonly TripDay<Night>[];
  /** Dry enough for its roads and views; the other months cost patience. */
  best: readonly Month[];
  /** The cut of the map. */
  map: "south" | "north" | "country";
}

/** A trip that may have nights of treks. */
export type TrekTrip = Trip<Sleep | Camp>;

/**
 * Nights above `above` metres straight from the sea are only where the body takes them best: down in the valley, as the
 * doctors' rule of 500 m a night is broken by every flight to Cusco.
 */
export const valleyRule = { above: 2750, valley: ["urubamba", "ollantaytambo"] } as const;
