import { detectPictureType } from "#server/domain/media/detect-picture-type.ts";
import { backedUpTables, type BackedUpTable } from "#server/storage/backups/backed-up-tables.ts";
import {
  findSequences,
  listBytes,
  readBytes,
  readRows,
  type BytesOfRow,
} from "#server/storage/backups/read-snapshot.ts";
import type { Transaction } from "#server/storage/database.ts";
import { bytesEntry, rowsEntry, type BackupContent } from "./backup-format.ts";
import type { ArchiveWriter } from "./write-archive.ts";

/** Called during the work: with the step, and how many of its items are done. */
export type OnProgress = (what: string, done: number) => void;

/** Characters of rows in one entry: small enough to be held in memory, large enough that a blog has few entries. */
const partSize = 1_000_000;

export interface TableOptions {
  signal?: AbortSignal | undefined;
  onProgress?: OnProgress | undefined;
  /** Reads what is not in the database itself; `key` is that of its row. */
  readElsewhere: (place: { key: string; place: string }) => Promise<Buffer>;
}

/** Adds all that the database holds, as it is in a snapshot, to an archive. */
export async function addTables(
  archive: ArchiveWriter,
  snapshot: Transaction,
  { signal, onProgress, readElsewhere }: TableOptions,
): Promise<Omit<BackupContent, "photographs">> {
  const rows: BackupContent["rows"] = {};
  const files: BackupContent["files"] = {};
  for (const backedUp of backedUpTables) {
    rows[backedUp.name] = await addRows(archive, snapshot, backedUp);
    onProgress?.(backedUp.name, rows[backedUp.name] ?? 0);
    for (const row of await listBytes(snapshot, backedUp)) {
      signal?.throwIfAborted();
      if ("size" in row) await addBytes(archive, snapshot, backedUp, row);
      else await addElsewhere(archive, backedUp, row, readElsewhere);
      files[backedUp.name] = (files[backedUp.name] ?? 0) + 1;
      onProgress?.(`files of ${backedUp.name}`, files[backedUp.name] ?? 0);
    }
  }
  return { rows, files, sequences: await findSequences(snapshot) };
}

/** @returns how many rows there are */
async function addRows(
  archive: ArchiveWriter,
  snapshot: Transaction,
  backedUp: BackedUpTable,
): Promise<number> {
  let count = 0;
  let part = 0;
  let lines: string[] = [];
  let size = 0;

  async function addPart(): Promise<void> {
    if (lines.length === 0) return;
    part += 1;
    await archive.add(rowsEntry(backedUp.name, part), Buffer.from(`${lines.join("\n")}\n`));
    lines = [];
    size = 0;
  }

  for await (const rows of readRows(snapshot, backedUp)) {
    lines.push(...rows);
    count += rows.length;
    size += rows.reduce((sum, row) => sum + row.length, 0);
    if (size >= partSize) await addPart();
  }
  await addPart();
  return count;
}

/** The type is found in the first piece. */
async function addBytes(
  archive: ArchiveWriter,
  snapshot: Transaction,
  backedUp: BackedUpTable,
  row: Extract<BytesOfRow, { size: number }>,
): Promise<void> {
  const pieces = readBytes(snapshot, backedUp, row);
  const { value: first = Buffer.alloc(0) } = await pieces.next();
  const type = (await detectPictureType(first)) ?? "bin";
  await archive.addLarge(bytesEntry(backedUp.name, row.key, type), row.size, startingWith(first, pieces));
}

/** Adds the files that the database does not have, originals of pictures: each is small enough to be read as a whole. */
async function addElsewhere(
  archive: ArchiveWriter,
  { name }: BackedUpTable,
  row: Extract<BytesOfRow, { place: string }>,
  readElsewhere: TableOptions["readElsewhere"],
): Promise<void> {
  const bytes = await readElsewhere(row);
  const type = (await detectPictureType(bytes)) ?? "bin";
  await archive.add(bytesEntry(name, row.key, type), bytes);
}

async function* startingWith(first: Buffer, others: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* others;
}
