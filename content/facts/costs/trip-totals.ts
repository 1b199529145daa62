import { boletoTuristico } from "../top-ten.ts";
import { tourPrices } from "./big-items.ts";
import { dailyTotal, type TravelStyle } from "./daily-costs.ts";
import { machuPicchuBlock } from "./machu-picchu-block.ts";
import { inSoles, roundTo, sumOf, type Range } from "./price.ts";

export const tripLengths = [1, 2, 3] as const;
export type TripWeeks = (typeof tripLengths)[number];

type TripItem =
  | "flight"
  | "machuPicchu"
  | "boletoTuristico"
  | "longBuses"
  | "colca"
  | "titicaca"
  | "coast"
  | "nazcaFlight"
  | "jungle";

/** Soles a person. */
type RangeByStyle = Record<TravelStyle, Range>;

const nazcaFlight = sumOf([inSoles(tourPrices.nazcaFlight), inSoles(tourPrices.nazcaAirfieldTax)]);

/** What comes on top of the days, in soles a person; a flight is one way. */
const itemCosts = {
  asOf: "2026-03",
  isEstimate: true,
  soles: {
    flight: dollars([40, 70], [50, 90], [75, 200]),
    machuPicchu: dollars(
      machuPicchuBlock.dollars.backpacker,
      machuPicchuBlock.dollars.midRange,
      machuPicchuBlock.dollars.comfortable,
    ),
    boletoTuristico: same([boletoTuristico.full, boletoTuristico.full]),
    /** Lima to Cusco over Arequipa and Puno; the comfortable take the bus with guide and stops at its end. */
    longBuses: dollars([80, 120], [130, 200], [190, 280]),
    colca: dollars([50, 60], [60, 90], [150, 400]),
    titicaca: dollars([20, 40], [30, 60], [60, 200]),
    /** Paracas and the dunes of Huacachina. */
    coast: dollars([25, 40], [30, 50], [60, 150]),
    /** The backpacker climbs the tower beside the road for a few soles. */
    nazcaFlight: { ...same(nazcaFlight), backpacker: [0, 0] },
    jungle: dollars([150, 300], [350, 700], [900, 2000]),
  } satisfies Record<TripItem, RangeByStyle>,
} as const;

const southOverland: TripItem[] = ["longBuses", "coast", "nazcaFlight", "colca", "titicaca"];

/** Lima, valley, Machu Picchu, Cusco; the south overland; the same with three days in the jungle. */
const tripItems: Record<TripWeeks, TripItem[]> = {
  1: ["flight", "flight", "machuPicchu", "boletoTuristico"],
  2: ["flight", "machuPicchu", "boletoTuristico", ...southOverland],
  3: ["flight", "flight", "machuPicchu", "boletoTuristico", ...southOverland, "jungle"],
};

/** Soles a person for a trip's days and for what comes on top of them, without the flight to Peru and insurance. */
export function tripCosts(weeks: TripWeeks, style: TravelStyle): { days: Range; items: Range; total: Range } {
  const [from, to] = dailyTotal(style);
  const days: Range = [from * weeks * 7, to * weeks * 7];
  const items = sumOf(tripItems[weeks].map((item) => itemCosts.soles[item][style]));
  return { days, items, total: sumOf([days, items]) };
}

/** To the hundred, because an estimate is not finer. */
export function tripTotal(weeks: TripWeeks, style: TravelStyle): Range {
  const [from, to] = tripCosts(weeks, style).total;
  return [roundTo(from, 100), roundTo(to, 100)];
}

function dollars(backpacker: Range, midRange: Range, comfortable: Range): RangeByStyle {
  const soles = (range: Range) => inSoles({ range, currency: "USD" });
  return { backpacker: soles(backpacker), midRange: soles(midRange), comfortable: soles(comfortable) };
}

function same(range: Range): RangeByStyle {
  return { backpacker: range, midRange: range, comfortable: range };
}
