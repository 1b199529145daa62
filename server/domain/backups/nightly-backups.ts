import { findLastBackupRun, withBackupLock } from "#server/storage/backups/backup-runs.ts";
import type { Database } from "#server/storage/database.ts";
import { backUp, type BackUpParts } from "./back-up.ts";
import { isBackupDue } from "./backup-schedule.ts";
import { findBackupState, lastGoodBackup, type BackupState } from "./run-backup.ts";

const minute = 60_000;

/** Milliseconds after a start, which has enough to do, and should it end soon, would back up again and again. */
const firstPause = 5 * minute;

/** Notices the quiet hour and changes of the computer's clock. */
const pause = 15 * minute;

export interface NightlyOptions extends BackUpParts {
  onDone: (made: { file: string; bytes: number }) => void;
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

/** Backs up each night by itself. Several processes may share a database: one of them does it. */
export function openNightlyBackups(options: NightlyOptions): NightlyBackups {
  const { db, now, onDone, onError, onState } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> | null = null;
  let timer = setTimeout(() => void backUpIfDue(), firstPause);

  function backUpIfDue(): Promise<void> {
    if (signal.aborted) return Promise.resolve();
    clearTimeout(timer);
    running ??= work();
    return running;
  }

  async function work(): Promise<void> {
    if (await isDue(db, now()).catch(report)) {
      // Another process may have made it in the meantime.
      await withBackupLock(db, async () => {
        if (await isDue(db, now())) onDone(await backUp(options, { signal, onLeft: report }));
      }).catch(report);
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

async function isDue(db: Database, now: Date): Promise<boolean> {
  const [good, last] = [await lastGoodBackup(db), await findLastBackupRun(db, { isGood: false })];
  const lastFailedAt = last && last.error !== null ? last.finishedAt : null;
  return isBackupDue({ lastGoodAt: good?.finishedAt ?? null, lastFailedAt, now });
}
