import { datedFacts, type ValueOf } from "#content/facts/facts.ts";
import type { PlaceId } from "#content/facts/places/places.ts";
import type { Month } from "#i18n/format/format-months.ts";
import profiles from "./trek-profiles.json" with { type: "json" };

type Range = readonly [from: number, to: number];

interface TrekPoint {
  /** Days since the start: 1.5 is the middle of the second day. */
  day: number;
  metres: number;
  /** The place of the night: in a tent, a hut or a hotel. */
  sleep?: boolean | undefined;
}

/** Without a month no source says when it was true: never print such a price as today's. */
type Dated = { asOf: string } | { undated: true; unconfirmed: true };

type TrekPrice = { usd: Range } & Dated;

export interface Trek {
  /** The beds from which one sets out, the usual one first. */
  from: readonly PlaceId[];
  /** Where it ends, if one does not come back. */
  end?: PlaceId;
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
    from: ["cusco", "ollantaytambo"],
    end: "aguas-calientes",
    days: [4, 4],
    km: [43, 43],
    highest: [4200, 4215],
    season: [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    permit: "licensed agency",
    guide: "required",
    effort: 3,
    hoursToStart: [2.5, 3],
    price: { usd: [650, 1050], asOf: "2026" },
    profile: profiles["inca-trail"],
  },
  "short-inca-trail": {
    from: ["cusco", "ollantaytambo"],
    end: "aguas-calientes",
    days: [2, 2],
    km: [10, 12],
    highest: [2720, 2720],
    season: [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    permit: "licensed agency",
    guide: "required",
    effort: 2,
    hoursToStart: [3, 4],
    price: { usd: [450, 700], asOf: "2023" },
    profile: profiles["short-inca-trail"],
  },
  salkantay: {
    from: ["cusco"],
    end: "aguas-calientes",
    days: [4, 5],
    km: [60, 75],
    highest: [4600, 4650],
    season: [5, 6, 7, 8, 9, 10],
    permit: "none",
    guide: "optional",
    effort: 4,
    hoursToStart: [3, 4],
    price: { usd: [450, 1200], asOf: "2026" },
    profile: profiles.salkantay,
  },
  lares: {
    from: ["cusco", "ollantaytambo"],
    end: "ollantaytambo",
    days: [2, 4],
    km: [33, 34],
    highest: [4350, 4550],
    season: [4, 5, 6, 7, 8, 9, 10, 11],
    permit: "none",
    guide: "advised",
    effort: 2,
    hoursToStart: [3, 4],
    profile: profiles.lares,
  },
  choquequirao: {
    from: ["cusco"],
    days: [4, 5],
    km: [57, 64],
    highest: [3033, 3033],
    season: [4, 5, 6, 7, 8, 9, 10, 11],
    permit: "site",
    guide: "optional",
    effort: 5,
    hoursToStart: [4, 5],
    profile: profiles.choquequirao,
  },
  ausangate: {
    from: ["cusco"],
    days: [4, 6],
    km: [67, 80],
    highest: [5100, 5200],
    season: [5, 6, 7, 8, 9],
    permit: "communities",
    guide: "advised",
    effort: 5,
    hoursToStart: [3, 4],
    profile: profiles.ausangate,
  },
  "santa-cruz": {
    from: ["huaraz", "caraz"],
    days: [3, 4],
    km: [50, 50],
    highest: [4750, 4750],
    season: [5, 6, 7, 8, 9],
    permit: "park",
    guide: "advised",
    effort: 3,
    hoursToStart: [4, 4.5],
    price: { usd: [150, 350], undated: true, unconfirmed: true },
    profile: profiles["santa-cruz"],
  },
  huayhuash: {
    from: ["huaraz"],
    days: [8, 12],
    km: [100, 130],
    highest: [5000, 5020],
    season: [5, 6, 7, 8, 9],
    permit: "communities",
    guide: "advised",
    effort: 5,
    hoursToStart: [4, 5],
    price: { usd: [800, 1140], undated: true, unconfirmed: true },
    profile: profiles.huayhuash,
  },
  colca: {
    from: ["cabanaconde", "arequipa"],
    days: [2, 3],
    km: null,
    highest: [3287, 3287],
    season: [4, 5, 6, 7, 8, 9, 10, 11],
    permit: "site",
    guide: "optional",
    effort: 4,
    hoursToStart: [5, 6],
    profile: profiles.colca,
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
