import { basename } from "node:path";
import { command, recordEvent, type Actor } from "#server/domain/audit/record-event.ts";
import { photographsFolder } from "#server/domain/media/photographs/find-photographs.ts";
import { cleaningJob } from "#server/domain/posts/cleaning/stored-texts.ts";
import { countUsedTables } from "#server/storage/backups/inspect-database.ts";
import {
  insertRows,
  removeAllRows,
  replaceAllRows,
  updateBytes,
  updateSequence,
} from "#server/storage/backups/replace-rows.ts";
import { removeOneTimeJob } from "#server/storage/queries/one-time-jobs.ts";
import type { Queries, Transaction } from "#server/storage/database.ts";
import { readWhole } from "./archive-entries.ts";
import { BackupError } from "./backup-format.ts";
import { checkBackup, columnsOf, readLines, requireTable, type CheckOptions } from "./check-backup.ts";
import {
  listPhotographFiles,
  requireCapacityFor,
  stagePhotographs,
  type StagedPhotographs,
} from "./photograph-files.ts";
import { readArchive, type ReadArchive } from "./read-archive.ts";

export interface RestoreOptions extends CheckOptions {
  dataDir: string;
  /** Whether what is there may be lost. */
  replace: boolean;
  /** Runs once the whole backup is checked, before anything is written; its failure is one of the restore. */
  before?: () => Promise<void>;
  /** The machine's own command when left out. */
  by?: Actor;
}

/**
 * Puts what a backup holds in the place of everything that is there, ends all sessions and clears the counts of attempts.
 * The whole backup is checked before anything is written; then it comes as a whole or not at all.
 *
 * @throws BackupError when the backup cannot be used, or there is something already and `replace` is not set
 */
export async function restoreBackup(options: RestoreOptions): Promise<ReadArchive> {
  const { db, dataDir, replace } = options;
  const folder = photographsFolder(dataDir);
  if (!replace) await requireEmpty(db, folder);
  const checked = await checkBackup(options);
  await requireCapacityFor(checked.photographs, folder);
  await options.before?.();
  const photographs = await stagePhotographs(folder);
  try {
    await replaceAllRows(db, async (tx) => {
      if (!replace) await requireEmpty(tx, folder);
      await removeAllRows(tx);
      await insertAll(tx, photographs, checked, options);
      // Nobody knows what the backup holds: it is cleaned again, and until then before it is shown.
      await removeOneTimeJob(tx, cleaningJob);
      await recordEvent(tx, {
        kind: "backup_restored",
        by: options.by ?? command,
        subject: basename(options.file),
      });
    });
  } catch (error) {
    await photographs.discard();
    throw error;
  }
  await photographs.commit().catch((cause: Error) => {
    throw new Error(
      `the database was restored, the photographs only in part (${cause.message}); run it again with --replace`,
      { cause },
    );
  });
  return checked;
}

async function insertAll(
  tx: Transaction,
  photographs: StagedPhotographs,
  { manifest }: ReadArchive,
  { file, onProgress, passphrase, signal }: RestoreOptions,
): Promise<void> {
  let entries = 0;
  await readArchive(
    file,
    { passphrase, signal },
    {
      async onEntry(entry) {
        signal?.throwIfAborted();
        if (entry.kind === "photograph") await photographs.write(entry.path, entry.content);
        else if (entry.kind === "bytes") {
          await updateBytes(tx, requireTable(entry.table), entry.key, await readWhole(entry));
        } else {
          const rows = await readLines(entry);
          await insertRows(tx, requireTable(entry.table), { rows, columns: columnsOf(entry.table, rows) });
        }
        onProgress?.("restored", (entries += 1));
      },
    },
  );
  for (const [name, state] of Object.entries(manifest.sequences)) await updateSequence(tx, name, state);
}

async function requireEmpty(db: Queries, folder: string): Promise<void> {
  const used = [...(await countUsedTables(db))].filter(([, count]) => count > 0);
  const photographs = (await listPhotographFiles(folder)).length;
  if (photographs > 0) used.push(["photographs", photographs]);
  if (used.length === 0) return;
  const what = used.map(([name, count]) => `${name}: ${count}`).join(", ");
  throw new BackupError(
    `this installation is not empty (${what}); --replace puts the backup in place of all that`,
  );
}
