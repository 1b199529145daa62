import { join } from "node:path";
import type { Database } from "#server/storage/database.ts";
import type { OnProgress } from "./add-tables.ts";
import { backupsFolder, makeBackupsFolder, removeOldFiles } from "./backup-files.ts";
import { backupName } from "./backup-schedule.ts";
import { copyBackup, folderStore, removeExpired, removePartials, type BackupStore } from "./backup-store.ts";
import { runBackup } from "./run-backup.ts";

export interface BackUpParts {
  db: Database;
  /** Backups are kept in its folder `backups`. */
  dataDir: string;
  passphrase?: string | undefined;
  /** The store to which each backup is copied. */
  store: BackupStore | null;
  now: () => Date;
}

interface BackUpOptions {
  signal: AbortSignal;
  /** The time's own when left out. */
  name?: string;
  /** The name of a backup that stays, also where it would go: it is still to be read. */
  spared?: string;
  onProgress?: OnProgress;
  /** One backup too many is no reason to make another one, so what cannot be removed is only told. */
  onLeft: (error: unknown) => void;
}

/**
 * Makes a backup in the site's own folder, reads it back, copies it to the second place and removes those that are no longer needed.
 * To be called behind the lock of backups.
 *
 * @throws Error as `runBackup` does
 */
export async function backUp(
  { db, dataDir, passphrase, store, now }: BackUpParts,
  { signal, name, spared, onProgress, onLeft }: BackUpOptions,
): Promise<{ file: string; bytes: number }> {
  const folder = backupsFolder(dataDir);
  const file = join(folder, name ?? backupName(now(), { isEncrypted: passphrase !== undefined }));
  const { bytes } = await runBackup({
    db,
    dataDir,
    file,
    passphrase,
    signal,
    now,
    onProgress,
    async before() {
      await makeBackupsFolder(dataDir);
      await removePartials(folder, now());
    },
    async andThen() {
      await removeOldFiles(dataDir, now(), spared).catch(onLeft);
      await removeExpired(folderStore(folder), signal, spared).catch(onLeft);
      if (store) await copyBackup(store, file, signal);
    },
  });
  if (store) await removeExpired(store, signal).catch(onLeft);
  return { file, bytes };
}
