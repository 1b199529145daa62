import { datedFacts, type Facts, type ValueOf } from "#content/facts/facts.ts";
import { boletoTuristico } from "#content/facts/places/top-ten.ts";
import { tourPrices } from "./big-items.ts";
import { dailyTotal, type TravelStyle } from "./daily-costs.ts";
import { machuPicchuBlock } from "./machu-picchu-block.ts";
import { inSoles, roundTo, sumOf, type Range } from "./price.ts";

export const tripLengths = [1, 2, 3] as const;
export type TripWeeks = (typeof tripLengths)[number];

type RangeByStyle = Record<TravelStyle, Range>;

/** The costs besides those of the days, in dollars a person; a flight is one way. Three prices have facts of their own. */
export const itemCosts = datedFacts("costs.itemCosts", {
  asOf: "2026-03",
  isEstimate: true,
  dollars: {
    flight: { backpacker: [40, 70], midRange: [50, 90], comfortable: [75, 200] },
    /** Lima to Cusco over Arequipa and Puno; the comfortable take the bus with guide and stops at its end. */
    longBuses: { backpacker: [80, 120], midRange: [130, 200], comfortable: [190, 280] },
    colca: { backpacker: [50, 60], midRange: [60, 90], comfortable: [150, 400] },
    titicaca: { backpacker: [20, 40], midRange: [30, 60], comfortable: [60, 200] },
    /** Paracas and the dunes of Huacachina. */
    coast: { backpacker: [25, 40], midRange: [30, 50], comfortable: [60, 150] },
    jungle: { backpacker: [150, 300], midRange: [350, 700], comfortable: [900, 2000] },
  } satisfies Record<string, RangeByStyle>,
} as const);

export type TripItem =
  | keyof ValueOf<typeof itemCosts>["dollars"]
  | "machuPicchu"
  | "boletoTuristico"
  | "nazcaFlight";

/** Soles a person. */
export function costOf(facts: Facts, item: TripItem, style: TravelStyle): Range {
  if (item === "boletoTuristico") return [facts(boletoTuristico).full, facts(boletoTuristico).full];
  if (item === "nazcaFlight") {
    // The backpacker climbs the tower beside the road for a few soles.
    if (style === "backpacker") return [0, 0];
    return sumOf([
      inSoles(facts, facts(tourPrices).nazcaFlight),
      inSoles(facts, facts(tourPrices).nazcaAirfieldTax),
    ]);
  }
  const { [style]: range } =
    item === "machuPicchu" ? facts(machuPicchuBlock).dollars : facts(itemCosts).dollars[item];
  return inSoles(facts, { range, currency: "USD" });
}

const southOverland: TripItem[] = ["longBuses", "coast", "nazcaFlight", "colca", "titicaca"];

/** Lima, valley, Machu Picchu, Cusco; the south overland; the same with three days in the jungle. */
const tripItems: Record<TripWeeks, TripItem[]> = {
  1: ["flight", "flight", "machuPicchu", "boletoTuristico"],
  2: ["flight", "machuPicchu", "boletoTuristico", ...southOverland],
  3: ["flight", "flight", "machuPicchu", "boletoTuristico", ...southOverland, "jungle"],
};

/** Soles a person for a trip's days and for what comes on top of them, without the flight to Peru and insurance. */
export function tripCosts(
  facts: Facts,
  weeks: TripWeeks,
  style: TravelStyle,
): { days: Range; items: Range; total: Range } {
  const [from, to] = dailyTotal(facts, style);
  const days: Range = [from * weeks * 7, to * weeks * 7];
  const items = sumOf(tripItems[weeks].map((item) => costOf(facts, item, style)));
  return { days, items, total: sumOf([days, items]) };
}

/** To the hundred, because an estimate is not finer. */
export function tripTotal(facts: Facts, weeks: TripWeeks, style: TravelStyle): Range {
  const [from, to] = tripCosts(facts, weeks, style).total;
  return [roundTo(from, 100), roundTo(to, 100)];
}
