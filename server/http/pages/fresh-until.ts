const hour = 3_600_000;
const day = 24 * hour;

/** Milliseconds for which a page is fresh at most. */
export const longestFresh = hour;

/** Peru's clocks are five hours behind UTC all year. */
const limaOffset = 5 * hour;

/** Until Lima's midnight, when the day's holidays change, and at most an hour, so that the newest videos are asked for. */
export function freshUntil(now: Date): number {
  const moment = now.getTime();
  const midnight = Math.ceil((moment - limaOffset + 1) / day) * day + limaOffset;
  return Math.min(moment + longestFresh, midnight);
}
