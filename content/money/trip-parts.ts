import { tourPrices } from "#content/facts/costs/big-items.ts";
import {
  singleRoomExtra,
  dailyTotal,
  dailyCosts,
  type TravelStyle,
} from "#content/facts/costs/daily-costs.ts";
import { machuPicchuTransport } from "#content/facts/costs/machu-picchu-block.ts";
import { inSoles, sumOf, type Range } from "#content/facts/costs/price.ts";
import { itemCosts } from "#content/facts/costs/trip-totals.ts";
import { machuPicchuPrices } from "#content/facts/machu-picchu/prices.ts";
import { boletoTuristico } from "#content/facts/top-ten.ts";

/** What a traveller may add to the days, in the order of the form. */
export const tripParts = [
  "ticket",
  "train",
  "boleto",
  "longBuses",
  "coast",
  "nazcaFlight",
  "colca",
  "titicaca",
  "jungle",
] as const;

export type TripPart = (typeof tripParts)[number];

export interface TripPlan {
  days: number;
  people: number;
  style: TravelStyle;
  /** Within Peru, one way. */
  flights: number;
  parts: readonly TripPart[];
}

interface CostLine {
  part: "days" | "singleRoom" | "flights" | TripPart;
  /** Soles for all travellers, as exact as the facts. */
  soles: Range;
  /** The oldest month of the facts behind it. */
  asOf: string;
}

/** Soles of a trip without the flight to Peru and insurance; what is added up is not rounded yet. */
export function tripEstimate(plan: TripPlan): { lines: CostLine[]; total: Range } {
  const { days, people, style, flights, parts } = plan;
  const times = ([from, to]: Range, count: number): Range => [from * count, to * count];
  const lines: CostLine[] = [
    { part: "days", soles: times(dailyTotal(style), days * people), asOf: dailyCosts.asOf },
  ];
  // Rooms are shared by two. The cheapest style sleeps in dormitories, where nobody pays for an empty bed.
  if (people % 2 === 1 && style !== "backpacker" && days > 1) {
    const nights = days - 1;
    lines.push({ part: "singleRoom", soles: times(singleRoomExtra(style), nights), asOf: dailyCosts.asOf });
  }
  if (flights > 0) {
    const one = inSoles({ range: itemCosts.dollars.flight[style], currency: "USD" });
    lines.push({ part: "flights", soles: times(one, flights * people), asOf: itemCosts.asOf });
  }
  for (const part of tripParts.filter((one) => parts.includes(one))) {
    const { soles, asOf } = costOfPart(part, style);
    lines.push({ part, soles: times(soles, people), asOf });
  }
  return { lines, total: sumOf(lines.map(({ soles }) => soles)) };
}

/** Soles for one adult from abroad. */
function costOfPart(part: TripPart, style: TravelStyle): { soles: Range; asOf: string } {
  switch (part) {
    case "ticket":
      return { soles: [machuPicchuPrices.foreign, machuPicchuPrices.foreign], asOf: machuPicchuPrices.asOf };
    case "train": {
      const { trainReturn, busReturn } = machuPicchuTransport;
      const asOf = [trainReturn.asOf, busReturn.asOf].toSorted()[0] ?? trainReturn.asOf;
      return { soles: sumOf([inSoles(trainReturn), inSoles(busReturn)]), asOf };
    }
    case "boleto":
      return { soles: [boletoTuristico.full, boletoTuristico.full], asOf: boletoTuristico.asOf };
    case "nazcaFlight": {
      const { nazcaFlight, nazcaAirfieldTax } = tourPrices;
      const asOf = [nazcaFlight.asOf, nazcaAirfieldTax.asOf].toSorted()[0] ?? nazcaFlight.asOf;
      return { soles: sumOf([inSoles(nazcaFlight), inSoles(nazcaAirfieldTax)]), asOf };
    }
    case "longBuses":
    case "coast":
    case "colca":
    case "titicaca":
    case "jungle":
      return {
        soles: inSoles({ range: itemCosts.dollars[part][style], currency: "USD" }),
        asOf: itemCosts.asOf,
      };
  }
}
