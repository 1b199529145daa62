import type { Database } from "#server/storage/database.ts";
import {
  findNextTry,
  leaseMessage,
  updateFailedTry,
  updateNextTries,
  updateSent,
  type LeasedMessage,
} from "#server/storage/outbox.ts";
import { isRefusedForGood, tellMailError } from "./mail-errors.ts";

const minute = 60_000;
const hour = 60 * minute;

/** Pauses after the first failed tries; then it is tried every six hours, and given up after three days. */
const pauses = [minute, 5 * minute, 30 * minute, 2 * hour];
const laterPause = 6 * hour;
const givenUpAfter = 72 * hour;

/**
 * Longest sleep: another process may have stored a message and died before it mailed it, and a computer's clock
 * may be set.
 */
const longestSleep = 15 * minute;

/** Shortest sleep, for what only seems to be due because another process holds it. */
const shortestSleep = 1000;

/** How long the end of the site waits for the mail under way. */
const lastMail = 3000;

export interface Outbox {
  /** Tells that there is something to mail. */
  nudge: () => void;
  /** Ends when nothing is under way any more; what waits stays in the database. */
  close: () => Promise<void>;
}

interface OutboxParts {
  db: Database;
  /** Hands a message to the mail server, or fails; `signal` breaks it off. */
  send: (message: LeasedMessage, signal: AbortSignal) => Promise<void>;
  now: () => Date;
  /** Told of each failure, with nothing that the visitor wrote. */
  onError: (problem: { reason: string; message?: string; attempts?: number }) => void;
  /** Milliseconds that one mail may take; nothing behind it waits longer. */
  sendLimit?: number;
}

/**
 * Mails the messages that wait in the database, one at a time, those of an earlier run included. Several processes
 * may do so on one database: each message is leased by one of them, and falls back to all when that one dies.
 */
export function openOutbox({ db, send, now, onError, sendLimit = minute }: OutboxParts): Outbox {
  const stopping = new AbortController();
  let isClosed = false;
  let isFresh = true;
  let isNudged = false;
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  function nudge(): void {
    if (isClosed) return;
    clearTimeout(timer);
    isNudged = true;
    running ??= work();
  }

  async function work(): Promise<void> {
    let sleep = minute;
    try {
      // Whoever starts the site may have mended what kept the mails from going.
      if (isFresh) await updateNextTries(db, now());
      isFresh = false;
      while (isNudged) {
        isNudged = false;
        await mailDue();
        sleep = await timeToNext();
      }
    } catch (error) {
      onError({ reason: tellMailError(error) });
    }
    running = null;
    if (!isClosed) timer = setTimeout(nudge, sleep);
  }

  async function mailDue(): Promise<void> {
    while (!isClosed) {
      const start = now();
      const message = await leaseMessage(db, start, new Date(start.getTime() + 2 * sendLimit));
      if (!message) return;
      await mail(message);
    }
  }

  async function mail(message: LeasedMessage): Promise<void> {
    try {
      await send(message, AbortSignal.any([stopping.signal, AbortSignal.timeout(sendLimit)]));
    } catch (error) {
      const reason = tellMailError(error).replaceAll(message.email, "…");
      const nextTryAt = isRefusedForGood(error) ? null : nextTry(message, now());
      await updateFailedTry(db, message, { error: reason, nextTryAt });
      onError({ reason, message: message.id, attempts: message.attempts + 1 });
      return;
    }
    await updateSent(db, message, now());
  }

  async function timeToNext(): Promise<number> {
    const next = await findNextTry(db);
    if (next === null) return longestSleep;
    return Math.min(longestSleep, Math.max(shortestSleep, next.getTime() - now().getTime()));
  }

  async function close(): Promise<void> {
    isClosed = true;
    clearTimeout(timer);
    const impatient = setTimeout(() => stopping.abort(new Error("the site was stopped")), lastMail);
    await running;
    clearTimeout(impatient);
  }

  return { nudge, close };
}

/** When a message is tried again after a failed try, or null when it is given up. */
function nextTry({ attempts, queuedAt }: LeasedMessage, now: Date): Date | null {
  const next = now.getTime() + (pauses[attempts] ?? laterPause);
  return next > queuedAt.getTime() + givenUpAfter ? null : new Date(next);
}
