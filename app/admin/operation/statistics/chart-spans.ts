import type { StatisticsDay } from "#api/admin/statistics.ts";

/** More bars cannot be told apart on a phone. */
const mostBars = 90;

const week = 7;

/**
 * The bars of a chart: days, or, where those would be too many, weeks that are named by their first day. The first week may be
 * shorter, so that the last one ends today.
 */
export function chartSpans(days: readonly StatisticsDay[]): { spans: StatisticsDay[]; isWeekly: boolean } {
  if (days.length <= mostBars) return { spans: [...days], isWeekly: false };
  const weeks = Map.groupBy(days, (day) => Math.floor((days.length - 1 - days.indexOf(day)) / week));
  const spans = [...weeks.values()].map((group) => ({
    day: group[0]?.day ?? "",
    views: group.reduce((sum, { views }) => sum + views, 0),
  }));
  return { spans, isWeekly: true };
}
