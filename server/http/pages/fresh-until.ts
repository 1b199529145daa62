const hour = 3_600_000;
const day = 24 * hour;

/** Milliseconds for which a page is fresh at most. */
export const longestFresh = hour;

/** Peru's clocks are five hours behind UTC all year. */
const limaOffset = 5 * hour;

/** Until Lima's midnight, when the day's holidays change, and at most an hour, so that the newest videos are asked for. */
export function freshUntil(now: Date): number {
  return Math.min(now.getTime() + longestFresh, limaMidnight(now));
}

/** The next one, in milliseconds since 1970. */
export function limaMidnight(now: Date): number {
  return Math.ceil((now.getTime() - limaOffset + 1) / day) * day + limaOffset;
}
