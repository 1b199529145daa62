import type { Facts } from "#content/facts/facts.ts";
import { tourPrices } from "#content/facts/costs/big-items.ts";
import {
  dailyCosts,
  dailyTotal,
  singleRoomExtra,
  type TravelStyle,
} from "#content/facts/costs/daily-costs.ts";
import { machuPicchuTransport } from "#content/facts/costs/machu-picchu-block.ts";
import { inSoles, sumOf, times, type Range } from "#content/facts/costs/price.ts";
import { itemCosts } from "#content/facts/costs/trip-totals.ts";
import { machuPicchuPrices } from "#content/facts/machu-picchu/prices.ts";
import { boletoTuristico } from "#content/facts/places/top-ten.ts";
import type { FactAge } from "#content/guide-page.ts";

/** The items that a traveller may add to the days, in the order of the form. */
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
export function tripEstimate(facts: Facts, plan: TripPlan): { lines: CostLine[]; total: Range } {
  const { days, people, style, flights, parts } = plan;
  const lines: CostLine[] = [
    {
      part: "days",
      soles: times(dailyTotal(facts, style), days * people),
      fact: ageOf("costs.dailyCosts", facts(dailyCosts)),
    },
  ];
  // Rooms are shared by two. The cheapest style sleeps in dormitories, where nobody pays for an empty bed.
  if (people % 2 === 1 && style !== "backpacker" && days > 1) {
    const nights = days - 1;
    lines.push({
      part: "singleRoom",
      soles: times(singleRoomExtra(facts, style), nights),
      fact: ageOf("costs.dailyCosts", facts(dailyCosts)),
    });
  }
  if (flights > 0) {
    const one = inSoles(facts, { range: facts(itemCosts).dollars.flight[style], currency: "USD" });
    lines.push({
      part: "flights",
      soles: times(one, flights * people),
      fact: ageOf("costs.itemCosts", facts(itemCosts)),
    });
  }
  for (const part of tripParts.filter((one) => parts.includes(one))) {
    const { soles, fact } = costOfPart(facts, part, style);
    lines.push({ part, soles: times(soles, people), fact });
  }
  return { lines, total: sumOf(lines.map(({ soles }) => soles)) };
}

/** Soles for one adult from abroad. */
function costOfPart(facts: Facts, part: TripPart, style: TravelStyle): Omit<CostLine, "part"> {
  switch (part) {
    case "ticket":
      return {
        soles: [facts(machuPicchuPrices).foreign, facts(machuPicchuPrices).foreign],
        fact: ageOf("machu-picchu.machuPicchuPrices", facts(machuPicchuPrices)),
      };
    case "train": {
      const { trainReturn, busReturn } = facts(machuPicchuTransport);
      const fact = olderOf(
        ageOf("costs.machuPicchuTransport.trainReturn", trainReturn),
        ageOf("costs.machuPicchuTransport.busReturn", busReturn),
      );
      return { soles: sumOf([inSoles(facts, trainReturn), inSoles(facts, busReturn)]), fact };
    }
    case "boleto":
      return {
        soles: [facts(boletoTuristico).full, facts(boletoTuristico).full],
        fact: ageOf("top-ten.boletoTuristico", facts(boletoTuristico)),
      };
    case "nazcaFlight": {
      const { nazcaFlight, nazcaAirfieldTax } = facts(tourPrices);
      const fact = olderOf(
        ageOf("costs.tourPrices.nazcaFlight", nazcaFlight),
        ageOf("costs.tourPrices.nazcaAirfieldTax", nazcaAirfieldTax),
      );
      return { soles: sumOf([inSoles(facts, nazcaFlight), inSoles(facts, nazcaAirfieldTax)]), fact };
    }
    case "longBuses":
    case "coast":
    case "colca":
    case "titicaca":
    case "jungle":
      return {
        soles: inSoles(facts, { range: facts(itemCosts).dollars[part][style], currency: "USD" }),
        fact: ageOf("costs.itemCosts", facts(itemCosts)),
      };
  }
}

function ageOf(id: string, { asOf }: { asOf: string }): FactAge {
  return { id, asOf };
}

function olderOf(one: FactAge, other: FactAge): FactAge {
  return other.asOf < one.asOf ? other : one;
}
