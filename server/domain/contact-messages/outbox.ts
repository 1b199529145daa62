import type { Database } from "#server/storage/database.ts";
import {
  findNextAttempt,
  leaseMessage,
  updateFailedAttempt,
  updateNextAttempts,
  updateSent,
  type LeasedMessage,
} from "#server/storage/contact-messages/outbox.ts";
import { describeMailError, isPermanentRefusal } from "./contact-mailer.ts";

const minute = 60_000;
const hour = 60 * minute;

/** Pauses after the first failed attempts, then every six hours; after three days a message has failed. */
const firstPauses = [minute, 5 * minute, 30 * minute, 2 * hour];
const laterPause = 6 * hour;
const retriesEndAfter = 72 * hour;

/** Notices the messages of a process that died, and changes of the computer's clock. */
const longestSleep = 15 * minute;

/** Avoids a tight loop while another process is mailing a message. */
const shortestSleep = 1000;

export interface Outbox {
  /** Mails what is due, and resolves when nothing due is left. Never rejects. */
  sendDue: () => Promise<void>;
  /** Stops mailing; waiting messages stay in the database. */
  close: () => Promise<void>;
}

interface OutboxOptions {
  db: Database;
  send: (message: LeasedMessage, signal: AbortSignal) => Promise<void>;
  now: () => Date;
  /** Contains nothing that the visitor wrote. */
  onError: (problem: { reason: string; message?: string; attempts?: number }) => void;
  sendTimeout?: number;
  /** Milliseconds for which `close` waits for the mail that is being sent. */
  closeTimeout?: number;
}

/** Several processes may share a database: each message is leased by one of them. */
export function openOutbox({
  db,
  send,
  now,
  onError,
  sendTimeout = minute,
  closeTimeout = 3000,
}: OutboxOptions): Outbox {
  const stopping = new AbortController();
  let isClosed = false;
  let isFirstRun = true;
  let isAskedAgain = false;
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  function sendDue(): Promise<void> {
    if (isClosed) return Promise.resolve();
    clearTimeout(timer);
    isAskedAgain = true;
    running ??= mailAndSleep();
    return running;
  }

  async function mailAndSleep(): Promise<void> {
    let sleep = minute;
    try {
      // The owner may have restarted the site with corrected settings: retries need not wait.
      if (isFirstRun) await updateNextAttempts(db, now());
      isFirstRun = false;
      while (isAskedAgain) {
        isAskedAgain = false;
        await mailDueMessages();
        sleep = await untilNextAttempt();
      }
    } catch (error) {
      onError({ reason: describeMailError(error) });
    }
    running = null;
    if (!isClosed) timer = setTimeout(() => void sendDue(), sleep);
  }

  async function mailDueMessages(): Promise<void> {
    while (!isClosed) {
      const start = now();
      const message = await leaseMessage(db, start, new Date(start.getTime() + 2 * sendTimeout));
      if (!message) return;
      await mail(message);
    }
  }

  async function mail(message: LeasedMessage): Promise<void> {
    try {
      await send(message, AbortSignal.any([stopping.signal, AbortSignal.timeout(sendTimeout)]));
    } catch (error) {
      const reason = describeMailError(error).replaceAll(message.email, "…");
      const nextTryAt = isPermanentRefusal(error) ? null : nextAttempt(message, now());
      await updateFailedAttempt(db, message, { error: reason, nextTryAt });
      onError({ reason, message: message.id, attempts: message.attempts + 1 });
      return;
    }
    await updateSent(db, message, now());
  }

  async function untilNextAttempt(): Promise<number> {
    const next = await findNextAttempt(db);
    if (next === null) return longestSleep;
    return Math.min(longestSleep, Math.max(shortestSleep, next.getTime() - now().getTime()));
  }

  async function close(): Promise<void> {
    isClosed = true;
    clearTimeout(timer);
    const abortTimer = setTimeout(() => stopping.abort(new Error("the site was stopped")), closeTimeout);
    await running;
    clearTimeout(abortTimer);
  }

  return { sendDue, close };
}

/** Null after the last attempt. */
function nextAttempt({ attempts, queuedAt }: LeasedMessage, now: Date): Date | null {
  const next = now.getTime() + (firstPauses[attempts] ?? laterPause);
  return next > queuedAt.getTime() + retriesEndAfter ? null : new Date(next);
}
