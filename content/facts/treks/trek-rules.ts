import { type Facts, datedFacts } from "#content/facts/facts.ts";
import type { Month } from "#i18n/format/format-months.ts";

/**
 * The Inca Trail (Ministry of Culture, press, operators for 2026): all walk with a licensed agency; closed every February,
 * in 2026 from 31 January until the first days of March.
 */
export const incaTrailRules = datedFacts("treks.incaTrailRules", {
  asOf: "2026-02",
  /** A day, guides, cooks and porters included, and about how many of them are walkers. */
  peopleADay: 500,
  walkersADay: 200,
  /** When the permits of 2026 went on sale, at 8:00; nothing was found about those of 2027. */
  saleOf2026: { day: "2025-11-17", asOf: "2025-11" },
  /** Months to book ahead, for those of `incaTrailHighMonths` and for the others. */
  monthsAhead: { high: [4, 6], low: [1, 3] },
  /**
   * The route of Machu Picchu by which walkers enter, on the day of their arrival alone (R.M. 306-2025-MC); since 27 May 2025 whoever
   * comes back the next day buys another ticket (operators).
   */
  route: "3-B",
  groupTour: { usd: [650, 900], asOf: "2026" },
  smallGroup: { usd: [750, 1050], asOf: "2026" },
  private: { usd: [1100, 1500], asOf: "2026" },
} as const);

export const incaTrailHighMonths: readonly Month[] = [5, 6, 7, 8, 9];

/**
 * Law 31614 of 2022 on porters, as Congress passed it (noticierolaboral, 2022-10), with its proposed change of 2023. The
 * weights are what agencies and the former law name; the regulation in force was not found.
 */
export const porterRules = datedFacts("treks.porterRules", {
  law: "31614",
  year: 2022,
  asOf: "2022-10",
  unconfirmed: true,
  minimumAge: 18,
  /** A share of the tax unit (UIT) for each day; in soles at that time. */
  percentOfTaxUnit: 3,
  soles: 138,
  kilos: 20,
  /** Inspectors found underpaid and overloaded porters. */
  breachesAsOf: "2019-07",
} as const);

/** Sernanp, by the press; whether the rule for Pisco began as announced was not found. Other sights still sell at the gate. */
export const huascaranRules = datedFacts("treks.huascaranRules", {
  asOf: "2026-01",
  lake69: {
    agencySince: "2026-02-09",
    metres: 4600,
    km: 14,
    climb: 725,
    hours: 6,
    fineSoles: 55_000,
    fineAsOf: "2026-02",
  },
  pisco: { agencySince: "2026-04-01", unconfirmed: true },
} as const);

/** Soles, for foreign adults, for Latin Americans or Peruvians, and for foreign children of those ages (press). */
export const trekTickets = datedFacts("treks.trekTickets", {
  colca: { soles: 70, latinAmerican: 40, child: 20, childAges: [6, 15], asOf: "2022-02" },
  choquequirao: { soles: 60, peruvian: 40, asOf: "2025", unconfirmed: true },
} as const);

/**
 * The treks that the rains closed besides the Inca Trail in 2026: Choquequirao by all its paths, for days; the lake of Humantay and the way
 * to Salkantay until the landslides were cleared (RPP, 26 January and 6 February; Gestión).
 */
export const rainClosures = {
  choquequirao: { from: "2026-02-01", days: 30 },
  salkantay: { from: "2026-02-06" },
} as const;

/** Choquequirao: metres up and down together, visitors a year, and the cable car that is not there yet (Proinversión). */
export const choquequiraoFacts = datedFacts("treks.choquequiraoFacts", {
  climb: 5950,
  visitorsAYear: 8000,
  cableCar: { awardBy: "2026-03", asOf: "2025-07", unconfirmed: true },
} as const);

/** To the communities that own the land, in soles for the whole circuit (a walker's account). */
export const huayhuashFees = datedFacts("treks.huayhuashFees", {
  soles: 200,
  asOf: "2018-09",
  unconfirmed: true,
} as const);

/** Metres; general knowledge. */
export const trekHeights = {
  huaraz: 3052,
  salkantayPeak: 6271,
  apurimacRiver: 1480,
  /** From the oasis of Sangalle to Cabanaconde. */
  colcaClimb: [1100, 1300],
} as const;

/**
 * General knowledge: nights before a trek that leads higher than `before`, their height in metres, and frost at night above
 * 4000 m, in °C. The most of these nights come before what is as high as `most`.
 */
export const acclimatisation = {
  before: 3500,
  most: 5000,
  nights: [2, 3],
  metres: 3000,
  frost: [-15, -5],
} as const;

/** For four days, together for cooks and porters, in US dollars a walker: an estimate from undated guides. */
export const crewTip = { usd: [60, 90], undated: true, unconfirmed: true } as const;

/** Dollars, of a place in a group, to the next five. */
export function incaTrailADay(facts: Facts): number[] {
  return facts(incaTrailRules).groupTour.usd.map((price) => Math.round(price / 20) * 5);
}
