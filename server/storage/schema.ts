import { relations, sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { eventKinds, eventSources } from "#api/audit/event-kinds.ts";
import { deliveryStates } from "#api/contact-messages.ts";
import { errorCodes } from "#api/errors.ts";
import { languages } from "#i18n/languages.ts";
import { moment } from "./tables/moment.ts";

export * from "./tables/account-tables.ts";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });
const language = () => text({ enum: languages });

export const pictures = pgTable(
  "pictures",
  {
    /** First 32 hexadecimal digits of the SHA-256 of the original. */
    hash: text().primaryKey(),
    bytes: bytea(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: moment().notNull().defaultNow(),
    /** Where the original is, such as `s3://bucket/prefix/name`, if it has no `bytes`; with them, where it is being brought. */
    place: text(),
  },
  (table) => [check("pictures_somewhere", sql`${table.bytes} is not null or ${table.place} is not null`)],
);

/** Places in the media store whose picture was removed. A name is never used again, so one that is late harms nothing. */
export const pictureRemovals = pgTable("picture_removals", {
  place: text().primaryKey(),
  queuedAt: moment().notNull().defaultNow(),
});

export const sitemapPlaces = pgSequence("sitemap_places");

export const posts = pgTable(
  "posts",
  {
    /** 24 hexadecimal digits, as on the old server, whose posts keep their ids. */
    id: text().primaryKey(),
    author: text().notNull(),
    category: text().notNull(),
    cover: text().references(() => pictures.hash),
    /** The base fields: texts of an old post without translations. */
    title: text().notNull().default(""),
    summary: text().notNull().default(""),
    content: text().notNull().default(""),
    slug: text().notNull().default(""),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    /** From 1. The part of the site map that names it: 75 posts after one another, as they were stored. */
    sitemapPart: integer()
      .notNull()
      .default(sql`(nextval('sitemap_places') - 1) / 75 + 1`),
  },
  (table) => [
    // Ascending: a descending index sorts nulls differently from the queries, which could then not use it.
    index("posts_newest").on(table.createdAt, table.id),
    index("posts_sitemap").on(table.sitemapPart, table.updatedAt),
    index("posts_cover").on(table.cover),
  ],
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

/** Includes former slugs, so that old addresses keep working. */
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

/** The pictures in a post's text; one without a post is removed. */
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

export const attempts = pgTable("attempts", {
  /** For example `sign-in:address:192.0.2.7`. */
  key: text().primaryKey(),
  count: integer().notNull(),
  windowEndsAt: moment().notNull(),
});

/** The owner's inbox, and the queue of messages to be mailed. */
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
    /** Start of the delivery; it fails after three days. */
    queuedAt: moment().notNull(),
    attempts: integer().notNull().default(0),
    nextTryAt: moment(),
    /** Until then only the process that leased it may mail it; the lease of a dead process simply ends. */
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

export const oneTimeJobs = pgTable("one_time_jobs", {
  name: text().primaryKey(),
  doneAt: moment().notNull().defaultNow(),
});

/** One row. Each write of a post counts it up, so that processes know whether the pages they keep are still true. */
export const contentVersion = pgTable("content_version", {
  id: integer().primaryKey(),
  version: bigint({ mode: "number" }).notNull(),
});

/** What `npm run backup` and the nightly backups did; the youngest without an error says how old the last good one is. */
export const backupRuns = pgTable(
  "backup_runs",
  {
    id: uuid().primaryKey().defaultRandom(),
    startedAt: moment().notNull(),
    finishedAt: moment().notNull(),
    /** Where the backup lies, or was to lie. */
    file: text().notNull(),
    bytes: bigint({ mode: "number" }),
    /** Null when all went well. */
    error: text(),
  },
  (table) => [index("backup_runs_newest").on(table.finishedAt)],
);

/** When the owner was last written to about something, so that no process does it twice a day. */
export const ownerNotices = pgTable("owner_notices", {
  name: text().primaryKey(),
  sentAt: moment().notNull(),
  /** When the owner was told that it is over. */
  endedAt: moment(),
});

/** What people and commands did, and what was refused; kept for a year. Without visitors' addresses. */
export const auditEvents = pgTable(
  "audit_events",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The database's clock: one for all processes and commands. */
    at: moment().notNull().defaultNow(),
    kind: text({ enum: eventKinds }).notNull(),
    source: text({ enum: eventSources }).notNull(),
    /** Null unless an account did it. */
    username: text(),
    /** The beginning of the session's hash: tells sessions apart, and opens none. */
    session: text(),
    /** What it was done to, or what was refused. */
    subject: text().notNull(),
    /** Of a refusal. */
    reason: text({ enum: errorCodes }),
    /** Of what one event stands for, such as imported posts. */
    count: integer().notNull().default(1),
  },
  (table) => [
    index("audit_events_newest").on(table.at, table.id),
    index("audit_events_kind").on(table.kind, table.at, table.id),
  ],
);

export const postRelations = relations(posts, ({ one, many }) => ({
  coverPicture: one(pictures, { fields: [posts.cover], references: [pictures.hash] }),
  translations: many(postTranslations),
}));

export const postTranslationRelations = relations(postTranslations, ({ one }) => ({
  post: one(posts, { fields: [postTranslations.postId], references: [posts.id] }),
}));
