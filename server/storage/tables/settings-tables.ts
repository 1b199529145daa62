import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";

/** One row: what the owner has set in the admin area, by name. What is not in it is as by default. */
export const siteSettings = pgTable("site_settings", {
  id: integer().primaryKey(),
  settings: jsonb().$type<Record<string, unknown>>().notNull(),
});

/** Secrets of this installation, the same for all its processes; backups leave them out. */
export const siteSecrets = pgTable("site_secrets", {
  /** The purpose of the secret. */
  name: text().primaryKey(),
  /** 32 random bytes in base64url, made when they are first needed; or what opens another company's service, as the owner gave it. */
  secret: text().notNull(),
});
