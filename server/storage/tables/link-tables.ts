import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { linkFaults } from "#api/admin/link-faults.ts";
import { moment } from "./moment.ts";

/** Addresses of other sites that the site links, as they were found when they were last asked. */
export const checkedLinks = pgTable("checked_links", {
  /** Without its fragment. */
  address: text().primaryKey(),
  checkedAt: moment().notNull(),
  /** The nights since it last answered on which it was found to lead nowhere. */
  failures: integer().notNull(),
  /** The finding of the last of them. */
  fault: text({ enum: linkFaults }),
  failingSince: moment(),
});
