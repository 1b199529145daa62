import { date, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./moment.ts";

/** How often pages were opened on a day in Budapest. Nothing in these tables tells of whoever came. */
export const visitDays = pgTable("visit_days", {
  day: date().primaryKey(),
  views: integer().notNull(),
});

export const pageDays = pgTable(
  "page_days",
  {
    day: date().notNull(),
    /** Without query and fragment: `/en/blog`. */
    path: text().notNull(),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path] })],
);

export const referrerDays = pgTable(
  "referrer_days",
  {
    day: date().notNull(),
    /** The host of the site with the link; empty for all for which there was no more room on that day. */
    host: text().notNull(),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.host] })],
);

/** Addresses that were requested and do not exist. */
export const missingPages = pgTable(
  "missing_pages",
  {
    path: text().primaryKey(),
    count: integer().notNull(),
    lastSeenAt: moment().notNull(),
    /** Where the last one came from. */
    lastHost: text(),
  },
  (table) => [index("missing_pages_most").on(table.count, table.lastSeenAt)],
);

/** Asked before a page is said to be missing. No target is the start of another one. */
export const redirects = pgTable("redirects", {
  id: uuid().primaryKey().defaultRandom(),
  fromPath: text().notNull().unique(),
  /** A path of this site, with query and fragment, or an https address. */
  toAddress: text().notNull(),
  createdAt: moment().notNull(),
});
