import { pgTable, text } from "drizzle-orm/pg-core";

/** Made once for an installation, when it is first needed, and the same for all its processes. */
export const siteSecrets = pgTable("site_secrets", {
  /** The purpose of the secret. */
  name: text().primaryKey(),
  /** 32 random bytes in base64url. */
  secret: text().notNull(),
});
