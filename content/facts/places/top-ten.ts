import { factsFrom, datedFacts } from "#content/facts/facts.ts";
import { tourPrices } from "#content/facts/costs/big-items.ts";
import type { Month } from "#i18n/format/format-months.ts";
import { monthsRated } from "#content/facts/climate/best-months.ts";
import type { PlaceId } from "./places.ts";

interface TopTenPlace {
  bestMonths: readonly Month[];
}

const allYear = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** The sights in the order of the page. Positions and World Heritage years are in places.ts. */
export const topTen = {
  "machu-picchu": { bestMonths: [4, 5, 9, 10] },
  "nazca-lines": { bestMonths: allYear },
  lima: { bestMonths: [12, 1, 2, 3, 4] },
  huacachina: { bestMonths: allYear },
  cusco: { bestMonths: [4, 5, 6, 7, 8, 9, 10] },
  "rainbow-mountain": { bestMonths: [5, 6, 7, 8, 9] },
  "sacred-valley": { bestMonths: [4, 5, 6, 7, 8, 9, 10] },
  arequipa: { bestMonths: [4, 5, 6, 7, 8, 9, 10, 11] },
  iquitos: { bestMonths: [6, 7, 8, 9, 10] },
  titicaca: { bestMonths: [5, 6, 7, 8, 9, 10] },
} as const satisfies Partial<Record<PlaceId, TopTenPlace>>;

export type TopTenId = keyof typeof topTen;

export function isTopTenId(id: string): id is TopTenId {
  return id in topTen;
}

/** Counted from 1. */
export function topTenNumber(id: TopTenId): number {
  return Object.keys(topTen).indexOf(id) + 1;
}

export const andeanSeasons = {
  dry: monthsRated("andes", "best"),
  wettest: monthsRated("andes", "avoid"),
};

/** Never print the prices below without this month: no source is newer. */
export const roughAsOf = "2026-04";

/** For a foreign adult, from–to; in soles unless the name says US dollars. */
export const roughPrices = {
  nazcaFlightUsd: factsFrom((facts) => facts(tourPrices).nazcaFlight.range),
  huacachinaBuggy: factsFrom((facts) => facts(tourPrices).huacachinaBuggy.range),
  rainbowMountain: [20, 30],
  maras: [20, 20],
  /** Soles for a foreign adult; 40 is what Peruvians pay (viajando.travel, undated). */
  santaCatalina: [45, 45],
  colca: [70, 70],
} as const;

/** Soles; sources of 2010 to 2019 agree, and guides without a date that are newer (Frommer's). */
export const boletoTuristico = datedFacts("top-ten.boletoTuristico", {
  asOf: "2019",
  unconfirmed: true,
  full: 130,
  partial: 70,
  sights: 16,
  days: 10,
} as const);

/** Soles, from–to, by pages without a date (mycuscoday.com, imachupicchu.com); the year is that of the Boleto. */
export const cuscoEntries = datedFacts("top-ten.cuscoEntries", {
  asOf: "2019",
  unconfirmed: true,
  cathedral: [25, 40],
  qorikancha: [15, 25],
} as const);

/**
 * Usual hours by pages without a date: of the convent (viajando.travel), of the museum of the girl from the ice, which is
 * shut on Mondays (terandes.com), and of Cusco's cathedral (saskaboutiquehotel.com).
 */
export const sightHours = {
  santaCatalina: { opens: "9:00", closes: "18:00", lastEntry: "17:00" },
  andeanSanctuaries: { opens: "9:00", closes: "18:00", closesOnSunday: "14:00" },
  cuscoCathedral: { opens: "10:00", closes: "18:00" },
} as const;

/** The islanders' boat from Puno to Taquile and back, with the fees of the Uros and of Taquile, in soles (Taquile Friends). */
export const taquileBoat = datedFacts("top-ten.taquileBoat", {
  asOf: "2019-01",
  unconfirmed: true,
  soles: 30,
  leaves: "7:30",
  returns: "14:00",
} as const);

/** Metres; not in places.ts. */
export const heights = { palccoyo: 4900, colcaPass: 4910, misti: 5822 } as const;

/** `meanDepth` in metres. */
export const lakeTiticaca = { areaKm2: 8400, meanDepth: 107 } as const;
