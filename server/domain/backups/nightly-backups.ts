import { findLastBackupRun, withBackupLock } from "#server/storage/backups/backup-runs.ts";
import { markOfWork } from "#server/storage/backups/inspect-database.ts";
import type { Database } from "#server/storage/database.ts";
import { backUp, type BackUpParts } from "./back-up.ts";
import { isBackupDue } from "./backup-schedule.ts";
import { findBackupState, lastGoodBackup, type BackupState } from "./run-backup.ts";

const minute = 60_000;

/** Milliseconds after a start, which has enough to do, and should it end soon, would back up again and again. */
const firstPause = 5 * minute;

/**
 * Milliseconds between two looks, which notice the quiet hour and changes of the computer's clock; so much work may be lost with the
 * disk where each backup is copied elsewhere.
 */
const pause = 10 * minute;

export interface NightlyOptions extends BackUpParts {
  onDone: (made: { file: string; bytes: number }) => void;
  /** Called when one is due, and somebody else makes a backup, exports or restores. */
  onBusy: () => void;
  onError: (error: unknown) => void;
  /** Called after each look whether a backup is due. */
  onState: (state: BackupState, signal: AbortSignal) => Promise<void>;
}

export interface NightlyBackups {
  /** Makes a backup if one is due, and resolves when it is made or has failed. Never rejects. */
  backUpIfDue: () => Promise<void>;
  /** Stops the backup that is being made; nothing of it is left. */
  close: () => Promise<void>;
}

/** Backs up each night by itself, and after changes where each backup is copied elsewhere. Several processes may share a database: one of them does it. */
export function openNightlyBackups(options: NightlyOptions): NightlyBackups {
  const { db, now, onDone, onBusy, onError, onState } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> | null = null;
  /** The mark of the work that the last backup of this process holds. */
  let backedUp: string | null = null;
  let timer = setTimeout(() => void backUpIfDue(), firstPause);

  function backUpIfDue(): Promise<void> {
    if (signal.aborted) return Promise.resolve();
    clearTimeout(timer);
    running ??= work();
    return running;
  }

  async function work(): Promise<void> {
    const mark = options.store ? await markOfWork(db).catch((error) => report(error) || null) : null;
    const hasWork = mark !== null && mark !== backedUp;
    if (await isDue(db, now(), hasWork).catch(report)) {
      // Another process may have made it in the meantime.
      const isOurs = await withBackupLock(db, async () => {
        if (!(await isDue(db, now(), hasWork))) return;
        onDone(await backUp(options, { signal, onLeft: report }));
        backedUp = mark;
      }).catch((error) => report(error) || true);
      if (!isOurs) onBusy();
    }
    await findBackupState(db, now())
      .then((state) => onState(state, signal))
      .catch(report);
    running = null;
    if (!signal.aborted) timer = setTimeout(() => void backUpIfDue(), pause);
  }

  function report(error: unknown): false {
    if (!signal.aborted) onError(error);
    return false;
  }

  return {
    backUpIfDue,
    async close() {
      clearTimeout(timer);
      stopping.abort(new Error("the site was stopped"));
      await running;
    },
  };
}

/** @param hasWork whether there is what no backup of this process holds, and a second place for one that does */
async function isDue(db: Database, now: Date, hasWork: boolean): Promise<boolean> {
  const [good, last] = [await lastGoodBackup(db), await findLastBackupRun(db, { isGood: false })];
  const lastFailedAt = last && last.error !== null ? last.finishedAt : null;
  return isBackupDue({ lastGoodAt: good?.finishedAt ?? null, lastFailedAt, now, hasWork });
}
