import type { PlainDate } from "#content/plain-date.ts";
import type { HolidayRule } from "./holiday-rules.ts";

/**
 * First and last day; the same day twice when the holiday lasts one.
 * @example holidayDates({ kind: "easter", from: -7, to: 0 }, 2027) // 2027-03-21 to 2027-03-28
 */
export function holidayDates(rule: HolidayRule, year: number): { from: PlainDate; to: PlainDate } {
  switch (rule.kind) {
    case "day":
      return oneDay(`${year}-${rule.day}`);
    case "span":
      // From the end of December it goes on into the next year.
      return { from: `${year}-${rule.from}`, to: `${rule.from <= rule.to ? year : year + 1}-${rule.to}` };
    case "easter": {
      const easter = easterSunday(year);
      return {
        from: plainDate(year, easter.month, easter.day + rule.from),
        to: plainDate(year, easter.month, easter.day + rule.to),
      };
    }
    case "weekday": {
      const first = new Date(Date.UTC(year, rule.month - 1, 1)).getUTCDay();
      const untilFirst = (rule.weekday - first + 7) % 7;
      return oneDay(plainDate(year, rule.month, 1 + untilFirst + 7 * (rule.nth - 1)));
    }
  }
}

/**
 * The Meeus/Jones/Butcher method for the Gregorian calendar, with the letters of J. Meeus, Astronomical Algorithms (1991),
 * chapter 8.
 */
export function easterSunday(year: number): { month: number; day: number } {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return { month: Math.floor(n / 31), day: (n % 31) + 1 };
}

/** A day past the month's end or before its beginning falls into the next or the previous month. */
function plainDate(year: number, month: number, day: number): PlainDate {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

function oneDay(day: PlainDate) {
  return { from: day, to: day };
}
