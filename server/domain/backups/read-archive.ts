import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";
import type { z } from "zod";
import {
  asDamage,
  backupHeaderSchema,
  BackupError,
  formatVersion,
  headerName,
  manifestName,
  manifestSchema,
  parseEntryName,
  type BackupHeader,
  type EntryName,
  type Manifest,
} from "./backup-format.ts";
import { decrypt, encryptedMark } from "./encryption.ts";
import { checkSeal } from "./gzip-seal.ts";
import type { ArchiveOptions } from "./write-archive.ts";

/** In bytes, of an entry that is read as a whole: far above what is ever written, below what fills the memory. */
const largestEntry = 256 * 1024 * 1024;

export type ArchiveEntry = EntryName & {
  bytes: number;
  /** To be read once, before the next entry; what is not read is skipped. */
  content: AsyncIterable<Buffer>;
};

export interface ReadArchive {
  header: BackupHeader;
  manifest: Manifest;
}

export interface ArchiveVisitor {
  onHeader?: (header: BackupHeader) => void;
  /** Called with each entry before it is known whether the archive is complete. */
  onEntry?: (entry: ArchiveEntry) => Promise<void>;
}

/** Whether a passphrase is needed to read a backup. */
export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const start = Buffer.alloc(encryptedMark.length);
    await handle.read(start, 0, start.length, 0);
    return start.equals(encryptedMark);
  } finally {
    await handle.close();
  }
}

/**
 * Reads a backup from its beginning to its end, comparing every byte with the manifest's checksums.
 *
 * @throws BackupError when it is damaged, cut off, foreign or newer than this site, or the passphrase is wrong
 */
export async function readArchive(
  file: string,
  { passphrase, signal }: ArchiveOptions,
  { onHeader, onEntry }: ArchiveVisitor = {},
): Promise<ReadArchive> {
  const hasLock = await isEncrypted(file);
  if (hasLock && passphrase === undefined)
    throw new BackupError("the backup is encrypted: it needs its passphrase");
  const tar = extract();
  const feeding = pipeline(
    createReadStream(file),
    async function* (source: AsyncIterable<Buffer>) {
      yield* hasLock ? decrypt(source, passphrase ?? "") : source;
    },
    checkSeal,
    createGunzip(),
    // Safe cast: it has all that a pipeline needs, but other types.
    tar as unknown as NodeJS.WritableStream,
    signal ? { signal } : {},
  );
  feeding.catch(() => {});
  const seen: Manifest["entries"] = {};
  let header: BackupHeader | undefined;
  let manifest: Manifest | undefined;
  let refusal: unknown;
  try {
    for await (const entry of tar) {
      try {
        const { name, size, type } = entry.header;
        if (manifest || type !== "file" || Object.hasOwn(seen, name))
          throw new BackupError(`the backup has a strange entry (${name})`);
        const hash = createHash("sha256");
        // Safe cast: it gives nothing but bytes.
        const content = hashed(entry as AsyncIterable<Buffer>, hash);
        if (!header) {
          header = await readHeader(name, size, content);
          onHeader?.(header);
        } else if (name === manifestName) manifest = await readJson(content, size, manifestSchema);
        else await visit({ name, size, content }, onEntry);
        // oxlint-disable-next-line no-unused-vars -- what was not read is read here, for its checksum
        for await (const _ of content);
        if (!manifest) seen[name] = { bytes: size, sha256: hash.digest("hex") };
      } catch (error) {
        refusal = error;
        throw error;
      }
    }
    await feeding;
  } catch (error) {
    throw (
      refusal ??
      asDamage(
        await feeding.then(
          () => error,
          (failure: Error) => failure,
        ),
      )
    );
  }
  if (!header) throw new BackupError("this is no backup of this site");
  if (!manifest) throw new BackupError("the backup is cut off");
  checkEntries(seen, manifest);
  return { header, manifest };
}

async function visit(
  { name, size, content }: { name: string; size: number; content: AsyncIterable<Buffer> },
  onEntry: ArchiveVisitor["onEntry"],
): Promise<void> {
  const parsed = parseEntryName(name);
  if (!parsed) throw new BackupError(`the backup has a strange entry (${name})`);
  await onEntry?.({ ...parsed, bytes: size, content });
}

/** Iterates over an entry once; a second loop goes on where the first ended. */
function hashed(entry: AsyncIterable<Buffer>, hash: Hash): AsyncIterable<Buffer> {
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

async function readHeader(name: string, size: number, content: AsyncIterable<Buffer>): Promise<BackupHeader> {
  if (name !== headerName) throw new BackupError("this is no backup of this site");
  const header = await readJson(content, size, backupHeaderSchema);
  if (header.formatVersion > formatVersion) {
    throw new BackupError(
      `the backup has format ${header.formatVersion}, this site reads up to ${formatVersion}: update the site first (the backup is of version ${header.siteVersion})`,
    );
  }
  return header;
}

async function readJson<T>(content: AsyncIterable<Buffer>, size: number, schema: z.ZodType<T>): Promise<T> {
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

function checkEntries(seen: Manifest["entries"], { entries }: Manifest): void {
  const names = new Set([...Object.keys(seen), ...Object.keys(entries)]);
  for (const name of names) {
    const [found, expected] = [seen[name], entries[name]];
    if (!found) throw new BackupError(`the backup lacks ${name}`);
    if (found.sha256 !== expected?.sha256 || found.bytes !== expected.bytes) {
      throw new BackupError(`the backup is damaged: ${name} is not what was written`);
    }
  }
}
