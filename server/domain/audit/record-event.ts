import { createHash } from "node:crypto";
import type { AuditEvent, AuditFilter, AuditQuery } from "#api/audit/audit-events.ts";
import type { Rights } from "#api/accounts/roles.ts";
import type { ErrorCode } from "#api/errors/errors.ts";
import type { EventKind } from "#api/audit/event-kinds.ts";
import {
  findAuditEvents,
  insertAuditEvent,
  removeAuditEventsOlderThan,
} from "#server/storage/monitoring/audit-events.ts";
import type { Queries } from "#server/storage/database.ts";

/** Days for which events are kept. */
const kept = 365;

/** Characters; a subject may be somebody else's text. */
const longestSubject = 200;

/** An account, a visitor or the site itself, as the audit log names it. */
export type Actor =
  | { source: "account"; username: string; session: string; rights: Rights }
  | { source: "visitor" }
  | { source: "command" }
  | { source: "site" };

export const visitor: Actor = { source: "visitor" };
export const command: Actor = { source: "command" };
export const siteItself: Actor = { source: "site" };

/** Null where there is no such account. */
export function usernameOf(by: Actor): string | null {
  return by.source === "account" ? by.username : null;
}

/** The account's, or what acts in its place: `command`, `site`. */
export function nameOf(by: Actor): string {
  return usernameOf(by) ?? by.source;
}

export interface NewEvent {
  kind: EventKind;
  by: Actor;
  /** The thing that the event concerns: a title, a name, a call. No visitor's address. */
  subject: string;
  reason?: ErrorCode;
  count?: number;
}

/**
 * Writes to the audit log. Call it in the transaction of the change: then there is no change without its event, and no
 * event of a change that failed.
 */
export async function recordEvent(
  db: Queries,
  { kind, by, subject, reason, count }: NewEvent,
): Promise<void> {
  await insertAuditEvent(db, {
    kind,
    source: by.source,
    username: usernameOf(by),
    session: by.source === "account" ? by.session : null,
    subject: subject.slice(0, longestSubject),
    reason: reason ?? null,
    count,
  });
}

/** @param token of the session, of which the event keeps eight characters of a hash */
export function accountActor(
  { username, role, languages }: Rights & { username: string },
  token: string,
): Actor {
  const session = createHash("sha256").update(token).digest("hex").slice(0, 8);
  return { source: "account", username, session, rights: { role, languages } };
}

/** The newest first; `before` and `beforeId` name the last one of the page before. */
export async function listAuditEvents(
  db: Queries,
  query: AuditQuery & { limit: number },
): Promise<AuditEvent[]> {
  return findAuditEvents(db, query);
}

/** Everything that the filter lets through, the newest first, a batch at a time. */
export async function* auditEventsInBatches(
  db: Queries,
  filter: AuditFilter,
  limit = 500,
): AsyncGenerator<AuditEvent[], undefined, undefined> {
  let last: AuditEvent | undefined;
  do {
    const events = await findAuditEvents(db, { ...filter, limit, before: last?.at, beforeId: last?.id });
    yield events;
    last = events.length < limit ? undefined : events.at(-1);
  } while (last);
}

/** Removes the events that have been kept for a year. */
export async function purgeAuditEvents(db: Queries): Promise<void> {
  await removeAuditEventsOlderThan(db, kept);
}
