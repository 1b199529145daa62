import type { Facts } from "#content/facts/facts.ts";
import { tourPrices } from "#content/facts/costs/big-items.ts";
import { machuPicchuTransport } from "#content/facts/costs/machu-picchu-block.ts";
import { inSoles, sumOf, type Range } from "#content/facts/costs/price.ts";
import { cajamarcaTickets } from "#content/facts/beyond/beyond-places.ts";
import type { DayTripId } from "#content/facts/itineraries/day-trips.ts";
import { machuPicchuPrices } from "#content/facts/machu-picchu/prices.ts";
import type { Plan, PlanPlace } from "#content/trips/plan.ts";

const tours = {
  ballestas: "ballestas",
  colca: "colcaTicket",
  taquile: "titicacaDay",
  "sacred-valley": "sacredValleyDay",
  humantay: "humantayDay",
  "rainbow-mountain": "rainbowMountainDay",
} as const satisfies Partial<Record<DayTripId, string>>;

/** Soles a person, from–to; null where our facts have no price of the whole trip. */
export function dayTripPrice(facts: Facts, id: DayTripId): Range | null {
  if (id in tours) return inSoles(facts, facts(tourPrices)[tours[id as keyof typeof tours]]);
  if (id === "cumbemayo") {
    const { soles } = facts(cajamarcaTickets).cumbemayoTour;
    return [soles, soles];
  }
  if (id !== "machu-picchu") return null;
  const { trainReturn, busReturn } = facts(machuPicchuTransport);
  const { foreign } = facts(machuPicchuPrices);
  return sumOf([inSoles(facts, trainReturn), inSoles(facts, busReturn), [foreign, foreign]]);
}

/** The day trips that a plan's traveller pays for: those that are chosen, and the usual ones where one stays; each once. */
export function paidTrips({ stops }: Plan): DayTripId[] {
  const has = (...places: PlanPlace[]) => stops.some(({ place }) => places.includes(place));
  const usual: DayTripId[] = [
    ...(has("paracas") ? ["ballestas" as const] : []),
    ...(has("yanque", "cabanaconde") ? ["colca" as const] : []),
    ...(has("puno") && !has("amantani") ? ["taquile" as const] : []),
  ];
  const chosen = stops.flatMap(({ trips = [] }) => trips);
  // With a night in its village, Machu Picchu is paid for in one sum.
  const isCounted = (trip: DayTripId) => trip === "machu-picchu" && has("aguas-calientes");
  return [...new Set([...usual, ...chosen])].filter((trip) => !isCounted(trip));
}
