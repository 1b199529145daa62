const hour = 60 * 60_000;
const day = 24 * hour;

/** Peru is five hours behind UTC all year. */
export const limaOffset = 5 * hour;

/** The hour of Lima in which fewest people read or write. */
export const quietHour = 3;

/** The beginning of the last quiet hour that has begun. */
export function lastQuietHour(now: Date): Date {
  const offset = limaOffset + quietHour * hour;
  return new Date(now.getTime() - ((now.getTime() - offset) % day));
}
