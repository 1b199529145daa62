import type { Check, CheckName, Readiness } from "#api/monitoring/readiness.ts";
import {
  endOwnerNotice,
  notifyOwner,
  type OwnerMail,
  type SendToOwner,
} from "#server/domain/monitoring/owner-notices.ts";
import { startRepeating } from "#server/domain/work/start-repeating.ts";
import type { Database } from "#server/storage/database.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

/** Milliseconds. */
const interval = 5 * minute;

/** Looks in a row without the database, before it counts as lost: a restart takes less. */
const looksUntilLost = 2;

/** The nightly backups write of their own trouble (server/open-backups.ts); its end is told here. */
const noticeNames = { disk: "disk", outbox: "outbox", backup: "old-backup" } as const;

/** Another machine has another disk: it must not tell that the trouble of this one is over. */
const ofMachine: CheckName[] = ["disk"];

export interface OwnerWatchOptions {
  db: Database;
  /** This machine's name. */
  host: string;
  check: () => Promise<Readiness>;
  send: SendToOwner;
  /** The mail about a check that is not good, or about one that is good again. */
  mailOf: (name: CheckName, isOver: boolean) => OwnerMail;
  now: () => Date;
  onError: (error: unknown) => void;
}

export interface OwnerWatch {
  /** Looks at once. Never rejects. */
  look: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Writes to the owner when the site needs them: once a day about the same, and once when it is over. Each letter
 * stands in the database, so that neither a restart nor another process repeats it; of an unreachable database this process alone knows.
 */
export function openOwnerWatch({
  db,
  host,
  check,
  send,
  mailOf,
  now,
  onError,
}: OwnerWatchOptions): OwnerWatch {
  const stopping = new AbortController();
  const { signal } = stopping;
  const lost = { looks: 0, isTold: false, toldAt: Number.NEGATIVE_INFINITY };
  const { actNow, stop } = startRepeating(work, { every: interval, onError: report });

  async function work(): Promise<void> {
    if (signal.aborted) return;
    const { checks } = await check();
    for (const one of checks) await tell(one).catch(report);
  }

  async function tell(one: Check): Promise<void> {
    const { name, state } = one;
    if (name === "database") return tellOfDatabase(one);
    if (name === "migrations") return;
    const noticeName = noticeNames[name] + (ofMachine.includes(name) ? ` of ${host}` : "");
    const notice = { name: noticeName, now: now() };
    const isGood = state === "good";
    if (isGood) await endOwnerNotice(db, { ...notice, ...mailOf(name, true) }, send, signal);
    else if (name !== "backup") await notifyOwner(db, { ...notice, ...mailOf(name, false) }, send, signal);
  }

  async function tellOfDatabase(one: Check): Promise<void> {
    const isLost = one.state !== "good";
    lost.looks = isLost ? lost.looks + 1 : 0;
    if (isLost && lost.looks >= looksUntilLost && now().getTime() - lost.toldAt >= day) {
      await send(mailOf("database", false), signal);
      Object.assign(lost, { isTold: true, toldAt: now().getTime() });
    } else if (!isLost && lost.isTold) {
      await send(mailOf("database", true), signal);
      lost.isTold = false;
    }
  }

  function report(error: unknown): void {
    if (!signal.aborted) onError(error);
  }

  return {
    look: actNow,
    close() {
      stopping.abort(new Error("the site was stopped"));
      return stop();
    },
  };
}
