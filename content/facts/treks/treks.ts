import { datedFacts, type ValueOf } from "#content/facts/facts.ts";
import type { Month } from "#i18n/format/format-months.ts";

type Range = readonly [from: number, to: number];

interface TrekPoint {
  /** Days since the start: 1.5 is the middle of the second day. */
  day: number;
  metres: number;
  /** The place of the night: in a tent, a hut or a hotel. */
  sleep?: true;
}

/** Without a month no source says when it was true: never print such a price as today's. */
type Dated = { asOf: string } | { undated: true; unconfirmed: true };

type TrekPrice = { usd: Range } & Dated;

export interface Trek {
  /** With the day of Machu Picchu, where the trek leads there. */
  days: Range;
  km: Range | null;
  /** The highest point, as sources give it. */
  highest: Range;
  season: readonly Month[];
  /** The kind of admission: a permit that only licensed agencies buy, the fee of a park, the ticket of a site, or the owners' leave. */
  permit: "licensed agency" | "park" | "site" | "communities" | "none";
  guide: "required" | "advised" | "optional";
  /** From 2, for all who walk at home, to 5, for the very fit. */
  effort: 2 | 3 | 4 | 5;
  /** Hours by road from Cusco, Huaraz or Arequipa to the first step; general knowledge. */
  hoursToStart: Range;
  /** A head, with guide, food and tents, and with Machu Picchu where the trek leads there. */
  price?: TrekPrice;
  /** Start, nights, passes and end of the usual version, rounded: for a drawing, not for finding the way. */
  profile: readonly TrekPoint[];
}

/**
 * Lengths and heights as operators, guidebooks and walkers give them (mostly undated, 2012–2026); what is undated there
 * does not age. Prices: incatrailclassic.com and winenfood.com for 2026, shortincatrailmachupicchu.com for 2023; the
 * others' offers carry no date.
 */
export const treks = datedFacts("treks.treks", {
  "inca-trail": {
    days: [4, 4],
    km: [43, 43],
    highest: [4200, 4215],
    season: [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    permit: "licensed agency",
    guide: "required",
    effort: 3,
    hoursToStart: [2.5, 3],
    price: { usd: [650, 1050], asOf: "2026" },
    profile: [
      { day: 0, metres: 2700 },
      { day: 1, metres: 3000, sleep: true },
      { day: 1.6, metres: 4215 },
      { day: 2, metres: 3600, sleep: true },
      { day: 2.25, metres: 3950 },
      { day: 2.4, metres: 3600 },
      { day: 2.6, metres: 3650 },
      { day: 3, metres: 2650, sleep: true },
      { day: 3.3, metres: 2720 },
      { day: 3.5, metres: 2430 },
    ],
  },
  "short-inca-trail": {
    days: [2, 2],
    km: [10, 12],
    highest: [2720, 2720],
    season: [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    permit: "licensed agency",
    guide: "required",
    effort: 2,
    hoursToStart: [3, 4],
    price: { usd: [450, 700], asOf: "2023" },
    profile: [
      { day: 0.2, metres: 2150 },
      { day: 0.55, metres: 2650 },
      { day: 0.7, metres: 2720 },
      { day: 0.8, metres: 2430 },
      { day: 1, metres: 2040, sleep: true },
      { day: 1.3, metres: 2430 },
    ],
  },
  salkantay: {
    days: [4, 5],
    km: [60, 75],
    highest: [4600, 4650],
    season: [5, 6, 7, 8, 9, 10],
    permit: "none",
    guide: "optional",
    effort: 4,
    hoursToStart: [3, 4],
    price: { usd: [450, 1200], asOf: "2026" },
    profile: [
      { day: 0, metres: 3600 },
      { day: 0.4, metres: 3870 },
      { day: 0.7, metres: 4200 },
      { day: 1, metres: 3870, sleep: true },
      { day: 1.45, metres: 4650 },
      { day: 2, metres: 2870, sleep: true },
      { day: 3, metres: 2000, sleep: true },
      { day: 3.4, metres: 2700 },
      { day: 3.7, metres: 1800 },
      { day: 4, metres: 2040, sleep: true },
      { day: 4.3, metres: 2430 },
    ],
  },
  lares: {
    days: [2, 4],
    km: [33, 34],
    highest: [4350, 4550],
    season: [4, 5, 6, 7, 8, 9, 10, 11],
    permit: "none",
    guide: "advised",
    effort: 2,
    hoursToStart: [3, 4],
    profile: [
      { day: 0.3, metres: 3250 },
      { day: 1, metres: 3800, sleep: true },
      { day: 1.5, metres: 4550 },
      { day: 2, metres: 3800, sleep: true },
      { day: 2.7, metres: 2792 },
    ],
  },
  choquequirao: {
    days: [4, 5],
    km: [57, 64],
    highest: [3033, 3033],
    season: [4, 5, 6, 7, 8, 9, 10, 11],
    permit: "site",
    guide: "optional",
    effort: 5,
    hoursToStart: [4, 5],
    profile: [
      { day: 0.2, metres: 2900 },
      { day: 1, metres: 1900, sleep: true },
      { day: 1.15, metres: 1480 },
      { day: 2, metres: 2850, sleep: true },
      { day: 2.3, metres: 3033 },
      { day: 2.75, metres: 1480 },
      { day: 3, metres: 1900, sleep: true },
      { day: 3.6, metres: 2900 },
    ],
  },
  ausangate: {
    days: [4, 6],
    km: [67, 80],
    highest: [5100, 5200],
    season: [5, 6, 7, 8, 9],
    permit: "communities",
    guide: "advised",
    effort: 5,
    hoursToStart: [3, 4],
    profile: [
      { day: 0.2, metres: 3800 },
      { day: 1, metres: 4400, sleep: true },
      { day: 1.35, metres: 4780 },
      { day: 1.5, metres: 4600 },
      { day: 1.75, metres: 4900 },
      { day: 2, metres: 4550, sleep: true },
      { day: 2.4, metres: 5200 },
      { day: 3, metres: 4480, sleep: true },
      { day: 3.45, metres: 5050 },
      { day: 4, metres: 4300, sleep: true },
      { day: 4.5, metres: 3800 },
    ],
  },
  "santa-cruz": {
    days: [3, 4],
    km: [50, 50],
    highest: [4750, 4750],
    season: [5, 6, 7, 8, 9],
    permit: "park",
    guide: "advised",
    effort: 3,
    hoursToStart: [4, 4.5],
    price: { usd: [150, 350], undated: true, unconfirmed: true },
    profile: [
      { day: 0.3, metres: 3700 },
      { day: 1, metres: 3850, sleep: true },
      { day: 1.55, metres: 4750 },
      { day: 2, metres: 4200, sleep: true },
      { day: 3, metres: 3800, sleep: true },
      { day: 3.5, metres: 2900 },
    ],
  },
  huayhuash: {
    days: [8, 12],
    km: [100, 130],
    highest: [5000, 5020],
    season: [5, 6, 7, 8, 9],
    permit: "communities",
    guide: "advised",
    effort: 5,
    hoursToStart: [4, 5],
    price: { usd: [800, 1140], undated: true, unconfirmed: true },
    profile: [
      { day: 0.3, metres: 4170 },
      { day: 0.6, metres: 4700 },
      { day: 1, metres: 4220, sleep: true },
      { day: 1.5, metres: 4650 },
      { day: 2, metres: 4150, sleep: true },
      { day: 2.55, metres: 4830 },
      { day: 3, metres: 4350, sleep: true },
      { day: 3.5, metres: 5020 },
      { day: 4, metres: 4500, sleep: true },
      { day: 4.35, metres: 5000 },
      { day: 5, metres: 3600, sleep: true },
      { day: 5.5, metres: 4770 },
      { day: 6, metres: 4500, sleep: true },
      { day: 6.45, metres: 4850 },
      { day: 7, metres: 4050, sleep: true },
      { day: 7.4, metres: 4300 },
      { day: 7.8, metres: 3250 },
    ],
  },
  colca: {
    days: [2, 3],
    km: null,
    highest: [3287, 3287],
    season: [4, 5, 6, 7, 8, 9, 10, 11],
    permit: "site",
    guide: "optional",
    effort: 4,
    hoursToStart: [5, 6],
    profile: [
      { day: 0.3, metres: 3287 },
      { day: 0.7, metres: 2200 },
      { day: 0.8, metres: 2300 },
      { day: 1, metres: 2050, sleep: true },
      { day: 1.35, metres: 3287 },
    ],
  },
} as const satisfies Record<string, Trek>);

export type TrekId = keyof ValueOf<typeof treks>;

/** The heights of a trek's nights, in their order. */
export function nightsOf({ profile }: Trek): number[] {
  return profile.flatMap(({ metres, sleep }) => (sleep ? [metres] : []));
}

/** Where a trek's drawing stands highest. */
export function topOf({ profile }: Trek): TrekPoint {
  return profile.reduce((top, point) => (point.metres > top.metres ? point : top));
}
