import { datedFacts } from "#content/facts/facts.ts";
import type { Range } from "./price.ts";

interface Stay {
  low: Range;
  high: Range;
}

/** Soles for a plain, good double room and night, outside and in the place's high season. */
export const doubleRooms = datedFacts("costs.doubleRooms", {
  asOf: "2026-03",
  isEstimate: true,
  unconfirmed: true,
  soles: {
    lima: { low: [220, 380], high: [260, 450] },
    cusco: { low: [150, 260], high: [250, 420] },
    valley: { low: [180, 300], high: [280, 480] },
    aguasCalientes: { low: [180, 300], high: [320, 600] },
    arequipa: { low: [140, 240], high: [180, 300] },
    colca: { low: [200, 350], high: [300, 500] },
    puno: { low: [120, 200], high: [160, 280] },
    coast: { low: [180, 320], high: [300, 600] },
    jungleTown: { low: [120, 200], high: [150, 260] },
  } satisfies Record<string, Stay>,
} as const);

/** Soles for a room and night: from which the next band begins. */
export const stayBands = datedFacts("costs.stayBands", {
  asOf: "2026-03",
  isEstimate: true,
  cheapTo: 150,
  midTo: 350,
  goodTo: 800,
} as const);

/** Percent: hotels in the village below Machu Picchu asked up to so much more in August 2025 (RPP). */
export const aguasCalientesRise = datedFacts("costs.aguasCalientesRise", {
  percent: 100,
  month: "2025-08",
  asOf: "2025-08",
} as const);

/**
 * Lodging, with the meals of the house, is an export for who does not live in Peru: free of VAT up to so many days of each
 * stay, against passport and migration card (VAT Act, article 33, number 4). The rate is in country.ts.
 */
export const vatFreeStay = datedFacts("costs.vatFreeStay", { days: 60, asOf: "2019-04" } as const);

/** Percent by which Andean hotels are dearer in high season and cheaper in the rains. */
export const andeanSeason = datedFacts("costs.andeanSeason", {
  asOf: "2026-03",
  isEstimate: true,
  dearer: [30, 100],
  cheaper: [20, 40],
} as const);

/** Soles a person for a night with meals, paid to the family on Amantaní or Taquile. */
export const islandFamily = datedFacts("costs.islandFamily", {
  soles: [60, 100],
  asOf: "2026-03",
  isEstimate: true,
} as const);

/** Metres above the sea; those of the other places are in places.ts. */
export const stayAltitudes = { chivay: 3635, yanque: 3400, cabanaconde: 3290 } as const;

/** How long before: months, or weeks where the name says so; experience of high seasons. */
export const bookAhead = {
  machuPicchuVillage: [3, 6],
  feasts: [4, 6],
  lodges: [2, 4],
  citiesWeeks: [2, 4],
} as const satisfies Record<string, Range>;
