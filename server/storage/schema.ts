import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { eventKinds, eventSources } from "#api/audit/event-kinds.ts";
import { deliveryStates, type MessageReply } from "#api/contact/contact-messages.ts";
import { errorCodes } from "#api/errors/errors.ts";
import { languages } from "#i18n/languages.ts";
import { moment } from "./tables/moment.ts";

export * from "./tables/account-tables.ts";
export * from "./tables/bin-tables.ts";
export * from "./tables/fact-tables.ts";
export * from "./tables/guide-tables.ts";
export * from "./tables/link-tables.ts";
export * from "./tables/post-tables.ts";
export * from "./tables/visit-tables.ts";
export * from "./tables/search-tables.ts";
export * from "./tables/settings-tables.ts";
export * from "./tables/writing-tables.ts";

const language = () => text({ enum: languages });

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
    /** The query of an address of the planner. */
    plan: text().notNull().default(""),
    receivedAt: moment().notNull(),
    isRead: boolean().notNull().default(false),
    isAnswered: boolean().notNull().default(false),
    note: text().notNull().default(""),
    replies: jsonb().$type<MessageReply[]>().notNull().default([]),
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

/** Runs of `npm run backup` and of the nightly backups; the youngest without an error says how old the last good one is. */
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

/** The audit log: actions of people and commands, and refused ones; kept for a year. Without visitors' addresses. */
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
    /** The thing that the event concerns: changed, or refused. */
    subject: text().notNull(),
    /** The reason of a refusal. */
    reason: text({ enum: errorCodes }),
    /** The count of what one event stands for, such as imported posts. */
    count: integer().notNull().default(1),
  },
  (table) => [
    index("audit_events_newest").on(table.at, table.id),
    index("audit_events_kind").on(table.kind, table.at, table.id),
  ],
);
