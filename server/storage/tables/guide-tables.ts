import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { GuideDocument } from "#api/guide/guide-document.ts";
import { languages, type Language } from "#i18n/languages.ts";
import type { DocumentPage, OwnPage } from "#i18n/own-pages.ts";
import type { OwnPagePlace } from "#i18n/site/site-menu.ts";
import { moment } from "./moment.ts";
import { pictures } from "./post-tables.ts";

const place = () => ({
  page: text().$type<DocumentPage>().notNull(),
  language: text({ enum: languages }).notNull(),
});

/** Pages that the owner has made. Their words are documents, as those of the guide's pages are. */
export const ownPages = pgTable("own_pages", {
  id: text().$type<OwnPage>().primaryKey(),
  /** Without the language's prefix, in the form of slugs. */
  addresses: jsonb().$type<Record<Language, string>>().notNull(),
  place: text().$type<OwnPagePlace>().notNull(),
  createdAt: moment().notNull(),
});

/** Own pages that readers see, and pages of the release that the editors have changed; the others say what their files in content say. */
export const guideDocuments = pgTable(
  "guide_documents",
  {
    ...place(),
    /** The revision that readers see. */
    version: integer().notNull(),
    /** The release's words that were looked at last: other ones wait for somebody's decision. */
    basis: jsonb().$type<GuideDocument>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.page, table.language] })],
);

/** Pages with a revision that readers do not see yet. */
export const guideDrafts = pgTable(
  "guide_drafts",
  {
    ...place(),
    version: integer().notNull(),
    /** When it is published by itself; null: when somebody says so. */
    publishAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.page, table.language] })],
);

/** Texts that say nothing yet of a change in another language of their page. */
export const outdatedDocuments = pgTable(
  "outdated_documents",
  {
    ...place(),
    /** The language that was changed. */
    source: text({ enum: languages }).notNull(),
    /** Its revision from before the change. */
    since: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.page, table.language] })],
);

/** They stay when the release's words stand again. */
export const guideRevisions = pgTable(
  "guide_revisions",
  {
    ...place(),
    /** From 1; the first is the release's. */
    version: integer().notNull(),
    document: jsonb().$type<GuideDocument>().notNull(),
    savedAt: moment().notNull(),
    /** The account; null for the release. */
    savedBy: text(),
  },
  (table) => [primaryKey({ columns: [table.page, table.language, table.version] })],
);

/** Autosaves of texts that are not saved yet: of each person the last. */
export const guideAutosaves = pgTable(
  "guide_autosaves",
  {
    ...place(),
    /** The account. */
    savedBy: text().notNull(),
    document: jsonb().$type<GuideDocument>().notNull(),
    /** For readers, about the change. */
    note: text().notNull(),
    savedAt: moment().notNull(),
    /** The one that the person began with; 0 for the release's words. */
    version: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.page, table.language, table.savedBy] })],
);

/** The pictures of the library that revisions of pages show. */
export const guidePictures = pgTable(
  "guide_pictures",
  {
    ...place(),
    version: integer().notNull(),
    picture: text()
      .notNull()
      .references(() => pictures.hash),
  },
  (table) => [
    primaryKey({ columns: [table.page, table.language, table.version, table.picture] }),
    index("guide_pictures_picture").on(table.picture),
  ],
);
