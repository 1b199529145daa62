import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { languages } from "#i18n/languages.ts";
import type { DocumentPage } from "#i18n/own-pages.ts";
import { accounts } from "./account-tables.ts";
import { moment } from "./moment.ts";
import { lineColumns, posts } from "./post-tables.ts";
import { treeColumns } from "./tree.ts";

const language = () => text({ enum: languages });
const postId = () => text().references(() => posts.id, { onDelete: "cascade" });
const postOrPage = () => ({
  /** Null for a page of the guide or of the owner's own. */
  postId: postId(),
  page: text().$type<DocumentPage>(),
});

/** Autosaves of posts' texts that are not saved yet: of each person and language the last. */
export const postAutosaves = pgTable(
  "post_autosaves",
  {
    postId: postId().notNull(),
    language: language().notNull(),
    /** The account. */
    savedBy: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    ...treeColumns(),
    ...lineColumns(),
    /** For readers, about the change. */
    note: text().notNull().default(""),
    savedAt: moment().notNull(),
    /** The `updatedAt` of the version that the person began with. */
    basedOn: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.language, table.savedBy] })],
);

/** Forms that are open, in whichever process; one that was not heard of for a minute is no more. */
export const presence = pgTable(
  "post_presence",
  {
    ...postOrPage(),
    /** An id that the form made when it was opened. */
    form: text().notNull(),
    /** The account. */
    username: text().notNull(),
    /** Which is being written. */
    language: language().notNull(),
    since: moment().notNull(),
    seenAt: moment().notNull(),
  },
  (table) => [
    // The name of somebody else's form opens nothing.
    primaryKey({ columns: [table.form, table.username] }),
    index("post_presence_seen").on(table.seenAt),
    check("post_presence_one", sql`num_nonnulls(${table.postId}, ${table.page}) = 1`),
  ],
);

/** Addresses under which anybody reads what is not published, each made by an account and valid as long as that is. */
export const previews = pgTable(
  "post_previews",
  {
    /** SHA-256 of the secret in the address. */
    signatureHash: text().primaryKey(),
    ...postOrPage(),
    language: language().notNull(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index("post_previews_post").on(table.postId),
    index("post_previews_expiry").on(table.expiresAt),
    check("post_previews_one", sql`num_nonnulls(${table.postId}, ${table.page}) = 1`),
  ],
);

/** Notes for readers, who learn from them how a text was changed, and why. */
export const changeNotes = pgTable(
  "change_notes",
  {
    id: uuid().primaryKey().defaultRandom(),
    ...postOrPage(),
    language: language().notNull(),
    note: text().notNull(),
    /** The text’s, with which the note was published; null while that is a draft, and for one that was imported. */
    revision: integer(),
    /** Null while the text is a draft. */
    publishedAt: moment(),
  },
  (table) => [
    index("change_notes_post").on(table.postId),
    index("change_notes_page").on(table.page),
    check("change_notes_one", sql`num_nonnulls(${table.postId}, ${table.page}) = 1`),
  ],
);
