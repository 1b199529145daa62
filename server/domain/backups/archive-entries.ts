import type { Hash } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { z } from "zod";
import {
  asDamage,
  backupHeaderSchema,
  BackupError,
  formatVersion,
  headerName,
  type BackupHeader,
  type EntryName,
  type Manifest,
} from "./backup-format.ts";

/** The most bytes of an entry that is read as a whole: far above what is ever written, below what fills the memory. */
const largestEntry = 256 * 1024 * 1024;

export type ArchiveEntry = EntryName & {
  bytes: number;
  /** To be read once, before the next entry; what is not read is skipped. */
  content: AsyncIterable<Buffer>;
};

/** Iterates over an entry once, summing it up; a second loop goes on where the first ended. */
export function hashed(entry: AsyncIterable<Buffer>, hash: Hash): AsyncIterable<Buffer> {
  const iterator = entry[Symbol.asyncIterator]();
  return {
    [Symbol.asyncIterator]: () => ({
      async next() {
        try {
          const result = await iterator.next();
          if (!result.done) hash.update(result.value);
          return result;
        } catch (error) {
          throw asDamage(error);
        }
      },
    }),
  };
}

/** @throws BackupError when it is none of ours, or newer than this site */
export async function readHeader(
  name: string,
  size: number,
  content: AsyncIterable<Buffer>,
): Promise<BackupHeader> {
  if (name !== headerName) throw new BackupError("this is no backup of this site", { kind: "foreign" });
  const header = await readJson(content, size, backupHeaderSchema);
  if (header.formatVersion > formatVersion) {
    throw new BackupError(
      `the backup has format ${header.formatVersion}, this site reads up to ${formatVersion}: update the site first (the backup is of version ${header.siteVersion})`,
      { kind: "newer" },
    );
  }
  return header;
}

/** @throws BackupError when it is not of the schema */
export async function readJson<T>(
  content: AsyncIterable<Buffer>,
  size: number,
  schema: z.ZodType<T>,
): Promise<T> {
  const bytes = await readWhole({ bytes: size, content });
  try {
    return schema.parse(JSON.parse(bytes.toString("utf8")));
  } catch (cause) {
    throw new BackupError("the backup is damaged (what it says of itself cannot be read)", { cause });
  }
}

/** The content of an entry that is not a photograph. */
export async function readWhole({
  bytes,
  content,
}: Pick<ArchiveEntry, "bytes" | "content">): Promise<Buffer> {
  if (bytes > largestEntry) throw new BackupError(`the backup has an entry of ${bytes} bytes`);
  return buffer(Readable.from(content));
}

/** @throws BackupError when what was read is not, entry by entry, what was written */
export function checkEntries(seen: Manifest["entries"], { entries }: Manifest): void {
  const names = new Set([...Object.keys(seen), ...Object.keys(entries)]);
  for (const name of names) {
    const [found, expected] = [seen[name], entries[name]];
    if (!found) throw new BackupError(`the backup lacks ${name}`);
    if (found.sha256 !== expected?.sha256 || found.bytes !== expected.bytes) {
      throw new BackupError(`the backup is damaged: ${name} is not what was written`);
    }
  }
}
