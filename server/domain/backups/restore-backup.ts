import { photographsFolder } from "#server/domain/photographs/find-photographs.ts";
import { backedUpTables, type BackedUpTable } from "#server/storage/backups/backed-up-tables.ts";
import { listMigrations } from "#server/storage/backups/read-snapshot.ts";
import {
  countUsedTables,
  insertRows,
  listColumns,
  removeAllRows,
  replaceAllRows,
  updateBytes,
  updateSequence,
} from "#server/storage/backups/replace-rows.ts";
import type { Database, Queries, Transaction } from "#server/storage/database.ts";
import { BackupError, type BackupHeader } from "./backup-format.ts";
import type { OnProgress } from "./make-backup.ts";
import { listPhotographFiles, stagePhotographs, type StagedPhotographs } from "./photograph-files.ts";
import { readArchive, readWhole, type ArchiveEntry, type ReadArchive } from "./read-archive.ts";
import type { ArchiveOptions } from "./write-archive.ts";

export interface RestoreOptions extends ArchiveOptions {
  db: Database;
  dataDir: string;
  file: string;
  /** Whether what is there may be lost. */
  replace: boolean;
  onProgress?: OnProgress | undefined;
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
  const photographs = await stagePhotographs(folder);
  try {
    await replaceAllRows(db, async (tx) => {
      if (!replace) await requireEmpty(tx, folder);
      await removeAllRows(tx);
      await insertAll(tx, photographs, checked, options);
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

/**
 * Reads a backup without writing anything.
 *
 * @throws BackupError when it cannot be restored into this database: damaged, newer, or of columns that are gone
 */
async function checkBackup({
  db,
  file,
  onProgress,
  ...options
}: Omit<RestoreOptions, "dataDir" | "replace">): Promise<ReadArchive> {
  const migrations = await listMigrations(db);
  const columns = await listColumns(db);
  const rows: Record<string, number> = {};
  const files: Record<string, number> = {};
  let photographs = 0;
  let entries = 0;
  const read = await readArchive(file, options, {
    onHeader: (header) => requireKnownMigration(header, migrations),
    async onEntry(entry) {
      if (entry.kind === "photograph") photographs += 1;
      else if (entry.kind === "bytes") files[requireTable(entry.table).name] = (files[entry.table] ?? 0) + 1;
      else {
        const { name } = requireTable(entry.table);
        const lines = await readLines(entry);
        requireColumns(name, columnsOf(lines), columns.get(name) ?? new Set());
        rows[name] = (rows[name] ?? 0) + lines.length;
      }
      onProgress?.("checked", (entries += 1));
    },
  });
  const { manifest } = read;
  const isAsCounted =
    manifest.photographs === photographs &&
    sameCounts(manifest.rows, rows) &&
    sameCounts(manifest.files, files);
  if (!isAsCounted)
    throw new BackupError("the backup is damaged: it holds another number of things than it says");
  return read;
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
          await insertRows(tx, requireTable(entry.table), { rows, columns: columnsOf(rows) });
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

function requireKnownMigration({ migration, siteVersion }: BackupHeader, known: string[]): void {
  if (known.includes(migration)) return;
  throw new BackupError(
    `the backup's tables are newer than this site's (it was made by version ${siteVersion}): update the site first`,
  );
}

function requireTable(name: string): BackedUpTable {
  const found = backedUpTables.find((backedUp) => backedUp.name === name);
  if (!found) throw new BackupError(`the backup has a table that this site does not have (${name})`);
  return found;
}

function requireColumns(table: string, found: string[], existing: ReadonlySet<string>): void {
  const unknown = found.filter((column) => !existing.has(column));
  if (unknown.length === 0) return;
  throw new BackupError(
    `the backup has columns of ${table} that this site does not have (${unknown.join(", ")})`,
  );
}

async function readLines(entry: ArchiveEntry): Promise<string[]> {
  const text = (await readWhole(entry)).toString("utf8");
  return text.split("\n").filter((line) => line !== "");
}

/** All rows of a table have the same columns. */
function columnsOf([first]: string[]): string[] {
  try {
    // Rows are written as objects.
    return Object.keys(JSON.parse(first ?? "{}") as object);
  } catch (cause) {
    throw new BackupError("the backup is damaged: a row is no JSON", { cause });
  }
}

/** A table without any has no entry, and its count may be 0 or left out. */
function sameCounts(one: Record<string, number>, other: Record<string, number>): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => (one[name] ?? 0) === (other[name] ?? 0));
}
