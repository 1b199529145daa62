import type { Role } from "#api/accounts/roles.ts";
import type { Language } from "#i18n/languages.ts";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { moment } from "./moment.ts";

/** The default is for what earlier releases wrote, whose accounts and invitations were all administrators'; so are those of their backups. */
function rights() {
  return {
    role: text().$type<Role>().notNull().default("administrator"),
    /** A translator's; empty for the other roles. */
    languages: text().array().$type<Language[]>().notNull().default([]),
  };
}

export const accounts = pgTable("accounts", {
  id: uuid().primaryKey().defaultRandom(),
  username: text().notNull(),
  /** Made by `usernameKey`: names that differ only in case are equal. */
  usernameKey: text().notNull().unique(),
  passwordHash: text().notNull(),
  approved: boolean().notNull(),
  ...rights(),
  createdAt: moment().notNull().defaultNow(),
  /** While it waits: a hash of the network that asked for it, so that nobody fills the list. Null where that is not known. */
  askedFrom: text(),
  /** Since then it cannot sign in. */
  disabledAt: moment(),
  /** Base32, of a second factor that is on; never sent to anybody. */
  totpSecret: text(),
  /** The secret of a second factor that is being set up. */
  pendingTotpSecret: text(),
  /** Number of the 30 seconds of the last code, which counts once. */
  lastTotpStep: integer(),
  /** SHA-256 of the token of the link that sets a new password once; null without one. */
  signInLinkHash: text(),
  signInLinkEndsAt: moment(),
  /** The same, of the link that was mailed to whoever has forgotten their password. */
  mailedLinkHash: text(),
  mailedLinkEndsAt: moment(),
  /** SHA-256 of the code that its owner has written down, and that sets a new password once; null without one. */
  resetCodeHash: text(),
});

/** Where accounts get mail: addresses that their owners have confirmed. Readers never see them. */
export const accountEmails = pgTable(
  "account_emails",
  {
    accountId: uuid()
      .primaryKey()
      .references(() => accounts.id, { onDelete: "cascade" }),
    email: text().notNull(),
    /** The language of the page on which it was given; it is written to in that. */
    language: text().$type<Language>().notNull(),
    /** Whether an administrator wants the monthly report. */
    wantsReport: boolean().notNull().default(false),
    reportedAt: moment(),
  },
  (table) => [uniqueIndex("account_emails_email").on(sql`lower(${table.email})`)],
);

/** Addresses that are to be confirmed by the link that was mailed there, at most one of an account. */
export const emailConfirmations = pgTable("email_confirmations", {
  accountId: uuid()
    .primaryKey()
    .references(() => accounts.id, { onDelete: "cascade" }),
  email: text().notNull(),
  language: text().$type<Language>().notNull(),
  /** SHA-256 of the token in the link. */
  tokenHash: text().notNull().unique(),
  expiresAt: moment().notNull(),
});

/** Each takes the place of the second factor once. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** SHA-256: a code is random, so nobody can guess it from its hash. */
    codeHash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
);

/** One may sign in with each, without the password. */
export const passkeys = pgTable(
  "passkeys",
  {
    /** Names it for its owner. */
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** The id by which its authenticator knows it, in base64url. */
    credentialId: text().notNull().unique(),
    /** COSE, in base64url. */
    publicKey: text().notNull(),
    /** How often it has signed, as its authenticator counts; 0 where that does not count. */
    counter: bigint({ mode: "number" }).notNull(),
    /** Whether its authenticator may copy it to other devices, and whether it has. */
    mayBeSynced: boolean().notNull(),
    isSynced: boolean().notNull(),
    /** Its owner's words. */
    name: text().notNull(),
    createdAt: moment().notNull(),
    lastUsedAt: moment(),
  },
  (table) => [index("passkeys_account").on(table.accountId)],
);

/** Each is to be signed once, within minutes. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    /** 32 random bytes, in base64url. */
    challenge: text().primaryKey(),
    /** To which a passkey is to be added; null: to sign in, by whoever has a passkey. */
    accountId: uuid().references(() => accounts.id, { onDelete: "cascade" }),
    expiresAt: moment().notNull(),
  },
  (table) => [index("passkey_challenges_expiry").on(table.expiresAt)],
);

/** One that was used is removed. */
export const invitations = pgTable("invitations", {
  id: uuid().primaryKey().defaultRandom(),
  /** SHA-256 of the token in the link. */
  tokenHash: text().notNull().unique(),
  /** Whom it is for, as the inviting administrator noted it. */
  email: text(),
  /** Null: by whoever commands the machine. */
  invitedBy: uuid().references(() => accounts.id, { onDelete: "cascade" }),
  createdAt: moment().notNull(),
  expiresAt: moment().notNull(),
  /** The rights of the account that comes of it. */
  ...rights(),
});

/** At most one row: the code that the start printed, for the first administrator. */
export const setupCodes = pgTable("setup_codes", {
  id: integer().primaryKey(),
  codeHash: text().notNull(),
});

export const sessions = pgTable(
  "sessions",
  {
    /** SHA-256 of the cookie's token, so that nobody can sign in with the content of this table. */
    tokenHash: text().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    expiresAt: moment().notNull(),
    /** Names it for its owner, who must not see the hash. */
    id: uuid().notNull().unique().defaultRandom(),
    createdAt: moment().notNull().defaultNow(),
    /** Up to five minutes ago, to save writes. */
    lastSeenAt: moment().notNull().defaultNow(),
    /** Browser and system, such as `Firefox, Linux`; empty when unknown. */
    device: text().notNull().default(""),
    /** When its owner last gave the password or a passkey. Null: an earlier release did not note it. */
    provedAt: moment(),
  },
  (table) => [index("sessions_account").on(table.accountId), index("sessions_expiry").on(table.expiresAt)],
);
