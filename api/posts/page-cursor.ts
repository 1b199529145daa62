import { z } from "zod";

export const momentSchema = z.iso
  .datetime({ offset: true, error: "must be a date and time like 2026-11-21T10:00:00Z" })
  .refine(isStorable, "must be of the years 0001 to 9999");

/** PostgreSQL has no year 0 and writes years after 9999 differently. The offset can change the year. */
function isStorable(moment: string): boolean {
  const year = new Date(moment).getUTCFullYear();
  return year >= 1 && year <= 9999;
}

/** False for an id without its moment, which does not define a position in the list. */
export function isWholePageCursor(query: {
  before?: string | undefined;
  beforeId?: string | undefined;
}): boolean {
  return query.beforeId === undefined || query.before !== undefined;
}

export const pageCursorError = { path: ["beforeId"], message: "needs the moment in `before` beside it" };
