import { relations, sql } from "drizzle-orm";
import {
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { deliveryStates } from "#api/messages.ts";
import { languages } from "#i18n/languages.ts";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });
const language = () => text({ enum: languages });
const moment = () => timestamp({ withTimezone: true, mode: "date", precision: 3 });

export const pictures = pgTable("pictures", {
  /** SHA-256 of `bytes`, the first 32 hexadecimal digits. */
  hash: text().primaryKey(),
  bytes: bytea().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  createdAt: moment().notNull().defaultNow(),
});

export const posts = pgTable(
  "posts",
  {
    /** 24 hexadecimal digits, like the old server's ids, so that imported posts keep theirs. */
    id: text().primaryKey(),
    author: text().notNull(),
    category: text().notNull(),
    cover: text().references(() => pictures.hash),
    /** The base fields of an old post that has no translations (and fallbacks for one that has). */
    title: text().notNull().default(""),
    summary: text().notNull().default(""),
    content: text().notNull().default(""),
    slug: text().notNull().default(""),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  // Read backwards for the newest first: a descending index would put nulls elsewhere than the query does.
  (table) => [index("posts_newest").on(table.createdAt, table.id)],
);

export const postTranslations = pgTable(
  "post_translations",
  {
    postId: text()
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    language: language().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    content: text().notNull(),
    slug: text().notNull(),
    coverAlt: text().notNull().default(""),
  },
  (table) => [primaryKey({ columns: [table.postId, table.language] })],
);

/** Every slug that ever led to a post, the newest and the former ones: an address once given stays good. */
export const postSlugs = pgTable(
  "post_slugs",
  {
    language: language().notNull(),
    slug: text().notNull(),
    postId: text()
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.slug] }),
    index("post_slugs_slug").on(table.slug),
    index("post_slugs_post").on(table.postId),
  ],
);

/** Which pictures a post shows; a picture that no post shows is removed. */
export const postPictures = pgTable(
  "post_pictures",
  {
    postId: text()
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    hash: text()
      .notNull()
      .references(() => pictures.hash),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.hash] }),
    index("post_pictures_hash").on(table.hash),
  ],
);

export const accounts = pgTable("accounts", {
  id: uuid().primaryKey().defaultRandom(),
  username: text().notNull(),
  /** The username in lower case: names that differ in case alone are one name. */
  usernameKey: text().notNull().unique(),
  passwordHash: text().notNull(),
  /** False while the account waits for an administrator. */
  approved: boolean().notNull(),
  createdAt: moment().notNull().defaultNow(),
});

export const sessions = pgTable(
  "sessions",
  {
    /** SHA-256 of the token in the cookie: who reads the table cannot sign in with it. */
    tokenHash: text().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    expiresAt: moment().notNull(),
  },
  (table) => [index("sessions_account").on(table.accountId), index("sessions_expiry").on(table.expiresAt)],
);

/** Tries counted in a window of time, per address and per account, to slow down guessing. */
export const attempts = pgTable("attempts", {
  /** What is counted, for example `sign-in:address:192.0.2.7`. */
  key: text().primaryKey(),
  count: integer().notNull(),
  windowEndsAt: moment().notNull(),
});

/** What visitors wrote in the contact form: the owner's inbox, and the queue of what is still to be mailed. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    email: text().notNull(),
    message: text().notNull(),
    language: language().notNull(),
    receivedAt: moment().notNull(),
    isRead: boolean().notNull().default(false),
    state: text({ enum: deliveryStates }).notNull(),
    /** When its delivery began; it is given up some days later. */
    queuedAt: moment().notNull(),
    /** Tries that failed, and the one that did not. */
    attempts: integer().notNull().default(0),
    nextTryAt: moment(),
    /** Until then one process alone is mailing it; a process that died lets go of it by the clock. */
    leasedUntil: moment(),
    sentAt: moment(),
    error: text(),
  },
  (table) => [
    index("contact_messages_newest").on(table.receivedAt, table.id),
    index("contact_messages_waiting")
      .on(table.nextTryAt)
      .where(sql`${table.state} = 'waiting'`),
  ],
);

/** Things done once in the life of a database, such as loading the starter posts. */
export const marks = pgTable("marks", {
  name: text().primaryKey(),
  setAt: moment().notNull().defaultNow(),
});

export const postRelations = relations(posts, ({ one, many }) => ({
  coverPicture: one(pictures, { fields: [posts.cover], references: [pictures.hash] }),
  translations: many(postTranslations),
}));

export const postTranslationRelations = relations(postTranslations, ({ one }) => ({
  post: one(posts, { fields: [postTranslations.postId], references: [posts.id] }),
}));
