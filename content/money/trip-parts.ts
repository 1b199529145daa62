import { tourPrices } from "#content/facts/costs/big-items.ts";
import { singleRoomExtra, dailyTotal, type TravelStyle } from "#content/facts/costs/daily-costs.ts";
import { machuPicchuTransport } from "#content/facts/costs/machu-picchu-block.ts";
import { inSoles, sumOf, type Range } from "#content/facts/costs/price.ts";
import { itemCosts } from "#content/facts/costs/trip-totals.ts";
import { machuPicchuPrices } from "#content/facts/machu-picchu/prices.ts";
import { ageOfFact } from "#content/facts/records/dated-facts.ts";
import { boletoTuristico } from "#content/facts/top-ten.ts";
import type { FactAge } from "#content/guide-page.ts";

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
  /** The oldest of the facts behind it. */
  fact: FactAge;
}

/** Soles of a trip without the flight to Peru and insurance; what is added up is not rounded yet. */
export function tripEstimate(plan: TripPlan): { lines: CostLine[]; total: Range } {
  const { days, people, style, flights, parts } = plan;
  const times = ([from, to]: Range, count: number): Range => [from * count, to * count];
  const lines: CostLine[] = [
    { part: "days", soles: times(dailyTotal(style), days * people), fact: oldestOf("costs.dailyCosts") },
  ];
  // Rooms are shared by two. The cheapest style sleeps in dormitories, where nobody pays for an empty bed.
  if (people % 2 === 1 && style !== "backpacker" && days > 1) {
    const nights = days - 1;
    lines.push({
      part: "singleRoom",
      soles: times(singleRoomExtra(style), nights),
      fact: oldestOf("costs.dailyCosts"),
    });
  }
  if (flights > 0) {
    const one = inSoles({ range: itemCosts.dollars.flight[style], currency: "USD" });
    lines.push({ part: "flights", soles: times(one, flights * people), fact: oldestOf("costs.itemCosts") });
  }
  for (const part of tripParts.filter((one) => parts.includes(one))) {
    const { soles, fact } = costOfPart(part, style);
    lines.push({ part, soles: times(soles, people), fact });
  }
  return { lines, total: sumOf(lines.map(({ soles }) => soles)) };
}

/** Soles for one adult from abroad. */
function costOfPart(part: TripPart, style: TravelStyle): Omit<CostLine, "part"> {
  switch (part) {
    case "ticket":
      return {
        soles: [machuPicchuPrices.foreign, machuPicchuPrices.foreign],
        fact: oldestOf("machu-picchu.machuPicchuPrices"),
      };
    case "train": {
      const { trainReturn, busReturn } = machuPicchuTransport;
      const fact = oldestOf("costs.machuPicchuTransport.trainReturn", "costs.machuPicchuTransport.busReturn");
      return { soles: sumOf([inSoles(trainReturn), inSoles(busReturn)]), fact };
    }
    case "boleto":
      return {
        soles: [boletoTuristico.full, boletoTuristico.full],
        fact: oldestOf("top-ten.boletoTuristico"),
      };
    case "nazcaFlight": {
      const { nazcaFlight, nazcaAirfieldTax } = tourPrices;
      const fact = oldestOf("costs.tourPrices.nazcaFlight", "costs.tourPrices.nazcaAirfieldTax");
      return { soles: sumOf([inSoles(nazcaFlight), inSoles(nazcaAirfieldTax)]), fact };
    }
    case "longBuses":
    case "coast":
    case "colca":
    case "titicaca":
    case "jungle":
      return {
        soles: inSoles({ range: itemCosts.dollars[part][style], currency: "USD" }),
        fact: oldestOf("costs.itemCosts"),
      };
  }
}

function oldestOf(first: string, ...others: string[]): FactAge {
  const ageOf = (id: string) => ({ id, asOf: ageOfFact(id) });
  return others.map(ageOf).reduce((oldest, one) => (one.asOf < oldest.asOf ? one : oldest), ageOf(first));
}
