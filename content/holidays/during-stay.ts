import type { Facts } from "#content/facts/facts.ts";
import {
  busyTimeIds,
  busyTimes,
  closedDays,
  incaTrailClosedMonth,
  type BusyTime,
} from "#content/facts/holidays/busy-times.ts";
import { holidayDates } from "#content/facts/holidays/holiday-dates.ts";
import type { PlainDate } from "#content/plain-date.ts";
import { holidays, ruleOf, type Holiday, type HolidayId } from "#content/facts/holidays/holidays.ts";
import type { Stay } from "./read-stay.ts";

export interface HolidayOfStay extends Stay {
  id: HolidayId;
  kind: Holiday["kind"];
  /** Most museums and sights are closed or open for less time. */
  isClosed: boolean;
}

interface DuringStay {
  /** By date. */
  holidays: HolidayOfStay[];
  busy: (Stay & { id: BusyTime })[];
  isIncaTrailClosed: boolean;
}

/** Finds the holidays, closures and busy times from the first to the last day of a stay, including those that only begin or end then. */
export function findDuringStay(facts: Facts, stay: Stay): DuringStay {
  const years = yearsAround(stay);
  const found = years.flatMap((year) =>
    holidays
      .filter((holiday) => !("since" in holiday) || holiday.since <= year)
      .map((holiday) => ({ holiday, ...holidayDates(ruleOf(facts, holiday), year) }))
      .filter((dated) => overlaps(dated, stay)),
  );
  return {
    holidays: found
      .map(({ holiday: { id, kind }, from, to }) => ({
        id,
        kind,
        from,
        to,
        isClosed: closedDays.includes(id),
      }))
      .sort((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to)),
    busy: years.flatMap((year) =>
      busyTimeIds
        .map((id) => ({ id, ...holidayDates(facts(busyTimes).rules[id], year) }))
        .filter((time) => overlaps(time, stay)),
    ),
    isIncaTrailClosed: years.some((year) => overlaps(monthOf(year, incaTrailClosedMonth), stay)),
  };
}

/** The year before too: New Year’s rush begins in it. */
function yearsAround({ from, to }: Stay): number[] {
  const [first, last] = [from, to].map((day) => Number(day.slice(0, 4))) as [number, number];
  return Array.from({ length: last - first + 2 }, (_, index) => first - 1 + index);
}

function overlaps(one: { from: PlainDate; to: PlainDate }, other: Stay): boolean {
  return one.from <= other.to && one.to >= other.from;
}

function monthOf(year: number, month: number): Stay {
  const day = (date: Date) => date.toISOString().slice(0, 10);
  return { from: day(new Date(Date.UTC(year, month - 1, 1))), to: day(new Date(Date.UTC(year, month, 0))) };
}
