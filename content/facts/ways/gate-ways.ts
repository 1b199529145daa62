import { borderWays } from "#content/facts/borders/land-borders.ts";
import { factsFrom, type FactSource } from "#content/facts/facts.ts";
import type { Way } from "#content/facts/itineraries/ways.ts";
import { airportMinutes } from "./journeys.ts";

const [least, most] = borderWays.punoLaPaz;

const list: readonly Way[] = [
  { from: "border-desaguadero", to: "puno", by: "bus", minutes: [least * 60, most * 60] },
  { from: "airport-cuz", to: "cusco", by: "car", minutes: airportMinutes.way },
];

/** Rides that begin where a trip does, if not in Lima, under the place of the border or airport: the bus is that from La Paz. */
export const gateWays: readonly FactSource<Way>[] = list.map((ride) => factsFrom(() => ride));
