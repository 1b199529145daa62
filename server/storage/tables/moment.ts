import { timestamp } from "drizzle-orm/pg-core";

/** A column of a point in time, to the millisecond. */
export const moment = () => timestamp({ withTimezone: true, mode: "date", precision: 3 });
