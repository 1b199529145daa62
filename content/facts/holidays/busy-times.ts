import { datedFacts, type ValueOf } from "#content/facts/facts.ts";
import type { HolidayRule } from "./holiday-rules.ts";
import type { HolidayId } from "./holidays.ts";

/** When Peruvians travel too, so that buses, trains and rooms fill at the same time; custom, as guides and the press tell it. */
export const busyTimes = datedFacts("holidays.busyTimes", {
  asOf: "2026-02",
  unconfirmed: true,
  rules: {
    /** The long weekend from Maundy Thursday. */
    holyWeek: { kind: "easter", from: -3, to: 0 },
    /** The week of Inti Raymi in Cusco. */
    intiRaymi: { kind: "span", from: "06-20", to: "06-26" },
    /** Independence and school holidays. */
    independence: { kind: "span", from: "07-23", to: "07-31" },
    newYear: { kind: "span", from: "12-28", to: "01-02" },
  } satisfies Record<string, HolidayRule>,
} as const);

export type BusyTime = keyof ValueOf<typeof busyTimes>["rules"];

/** The busy times, in the order of the year. */
export const busyTimeIds: readonly BusyTime[] = ["holyWeek", "intiRaymi", "independence", "newYear"];

/** Before these buses are dearer, as `costs.holidayBusSurcharge` says. */
export const dearBusTimes: readonly BusyTime[] = ["holyWeek", "independence", "newYear"];

/** Days on which most museums and sights are closed or open for less time; general knowledge. */
export const closedDays: readonly HolidayId[] = ["ano-nuevo", "trabajo", "patrias-28", "navidad"];

/** The month in which nobody may walk the Inca Trail (content/facts/treks/trek-rules.ts). */
export const incaTrailClosedMonth = 2;

/** Coaches of the whole country on 24 and 25 December together, and their passengers, in the pandemic (SUTRAN, La República). */
export const christmasCoaches = datedFacts("holidays.christmasCoaches", {
  coaches: 3659,
  passengers: 219_540,
  asOf: "2021-12",
} as const);

/** Coaches of a usual day (SUTRAN, Panamericana). */
export const usualCoaches = datedFacts("holidays.usualCoaches", {
  coaches: [3500, 3600],
  asOf: "2025-12",
} as const);

/** The most on a day between 19 and 26 December (the same report). */
export const mostCoaches = datedFacts("holidays.mostCoaches", { coaches: 5700, asOf: "2025-12" } as const);

/** Morning trains to Machu Picchu that PeruRail sold for a 1 January (Beyond Machu Picchu). */
export const newYearTrains = datedFacts("holidays.newYearTrains", { trains: 6, asOf: "2014-06" } as const);
