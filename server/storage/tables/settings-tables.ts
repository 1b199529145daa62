import { boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { brandUses } from "#api/media.ts";
import type { SlideWords } from "#api/settings/home-slides.ts";
import type { Page } from "#i18n/addresses.ts";
import type { OwnPage } from "#i18n/own-pages.ts";
import type { Language } from "#i18n/languages.ts";
import { bytea } from "./bytea.ts";

/** One row: what the owner has set in the admin area, by name. A setting that is not in it is as by default. */
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

/** The owner's logo and icon, as pages load them; the settings say which there are. */
export const brandFiles = pgTable("brand_files", {
  /** The last part of its address, made from its hash. */
  name: text().primaryKey(),
  use: text({ enum: brandUses }).notNull(),
  bytes: bytea().notNull(),
});

/** Told of authors on their pages; posts name their authors themselves. */
export const authors = pgTable("authors", {
  /** Made from the name; names the author's page. */
  slug: text().primaryKey(),
  name: text().notNull(),
  /** The hash of a stored picture. A removal of pictures looks here. */
  picture: text(),
  lines: jsonb().$type<Partial<Record<Language, string>>>().notNull(),
  links: jsonb().$type<string[]>().notNull(),
});

/** The categories of the blog, all of them, once the owner has changed one; posts name theirs themselves. */
export const categories = pgTable("categories", {
  /** Those that come with the site are called as they are on the wire. */
  id: text().primaryKey(),
  position: integer().notNull(),
  /** Null where they are the release's. */
  names: jsonb().$type<Record<Language, string>>(),
  /** Null where they are the release's. */
  slugs: jsonb().$type<Record<Language, string>>(),
  /** The hash of a stored picture; null for the drawing. A removal of pictures looks here. */
  picture: text(),
  /** The sentences at the head of its page, in the languages in which the owner has written some. */
  intros: jsonb().$type<Partial<Record<Language, string>>>().notNull().default({}),
});

/** Drawings in whose place readers see a picture of the library, and own pages with one at their head. */
export const replacedDrawings = pgTable("replaced_drawings", {
  /** Such as `places/lima`, `pages/own-0123456789ab`. */
  id: text().primaryKey(),
  /** The hash of a stored picture. A removal of pictures looks here. */
  picture: text().notNull(),
});

/** The slides of the home page, all of them, once the owner has changed one. */
export const homeSlides = pgTable("home_slides", {
  /** Those that come with the site are called by their place. */
  id: text().primaryKey(),
  position: integer().notNull(),
  isShown: boolean().notNull(),
  /** The hash of a stored picture; null for the drawing of a slide that comes with the site. A removal of pictures looks here. */
  picture: text(),
  /** Where one of the owner's leads; null for nowhere. */
  link: text().$type<Page | OwnPage>(),
  /** Null where they are the release's. */
  words: jsonb().$type<Record<Language, SlideWords>>(),
});
