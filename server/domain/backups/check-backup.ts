import { backedUpTables, goneColumns, type BackedUpTable } from "#server/storage/backups/backed-up-tables.ts";
import { listColumns, listMigrations } from "#server/storage/backups/inspect-database.ts";
import type { Database } from "#server/storage/database.ts";
import { readWhole, type ArchiveEntry } from "./archive-entries.ts";
import { BackupError, type BackupHeader } from "./backup-format.ts";
import type { OnProgress } from "./add-tables.ts";
import type { PhotographsSize } from "./photograph-files.ts";
import { readArchive, type ReadArchive } from "./read-archive.ts";
import type { ArchiveOptions } from "./write-archive.ts";

export interface CheckOptions extends ArchiveOptions {
  db: Database;
  file: string;
  onProgress?: OnProgress | undefined;
}

/**
 * Reads a backup without writing anything.
 *
 * @throws BackupError when it cannot be restored into this database: damaged, newer, or of columns that are gone
 */
export async function checkBackup({
  db,
  file,
  onProgress,
  ...options
}: CheckOptions): Promise<ReadArchive & { photographs: PhotographsSize }> {
  const migrations = await listMigrations(db);
  const columns = await listColumns(db);
  const rows: Record<string, number> = {};
  const files: Record<string, number> = {};
  const photographs: PhotographsSize = { count: 0, bytes: 0 };
  let entries = 0;
  const read = await readArchive(file, options, {
    onHeader: (header) => requireKnownMigration(header, migrations),
    async onEntry(entry) {
      if (entry.kind === "photograph") {
        photographs.count += 1;
        photographs.bytes += entry.bytes;
      } else if (entry.kind === "bytes")
        files[requireTable(entry.table).name] = (files[entry.table] ?? 0) + 1;
      else {
        const { name } = requireTable(entry.table);
        const lines = await readLines(entry);
        requireColumns(name, columnsOf(name, lines), columns.get(name) ?? new Set());
        rows[name] = (rows[name] ?? 0) + lines.length;
      }
      onProgress?.("checked", (entries += 1));
    },
  });
  const { manifest } = read;
  const isAsCounted =
    manifest.photographs === photographs.count &&
    sameCounts(manifest.rows, rows) &&
    sameCounts(manifest.files, files);
  if (!isAsCounted)
    throw new BackupError("the backup is damaged: it holds another number of things than it says");
  return { ...read, photographs };
}

function requireKnownMigration({ migration, siteVersion }: BackupHeader, known: string[]): void {
  if (known.includes(migration)) return;
  throw new BackupError(
    `the backup's tables are newer than this site's (it was made by version ${siteVersion}): update the site first`,
    { kind: "newer" },
  );
}

/** @throws BackupError */
export function requireTable(name: string): BackedUpTable {
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

/** The rows of an entry, as JSON texts. */
export async function readLines(entry: ArchiveEntry): Promise<string[]> {
  const text = (await readWhole(entry)).toString("utf8");
  return text.split("\n").filter((line) => line !== "");
}

/** The columns that a table's rows, which all have the same, are restored with. */
export function columnsOf(table: string, [first]: string[]): string[] {
  try {
    // Rows are written as objects.
    const columns = Object.keys(JSON.parse(first ?? "{}") as object);
    return columns.filter((column) => !goneColumns[table]?.includes(column));
  } catch (cause) {
    throw new BackupError("the backup is damaged: a row is no JSON", { cause });
  }
}

/** A table without any has no entry, and its count may be 0 or left out. */
function sameCounts(one: Record<string, number>, other: Record<string, number>): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => (one[name] ?? 0) === (other[name] ?? 0));
}
