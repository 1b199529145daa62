import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";
import { ageMark, decrypt } from "./age-file.ts";
import { checkEntries, hashed, readHeader, readJson, type ArchiveEntry } from "./archive-entries.ts";
import {
  asDamage,
  BackupError,
  manifestName,
  manifestSchema,
  parseEntryName,
  type BackupHeader,
  type Manifest,
} from "./backup-format.ts";
import { decryptFormer, formerMark } from "./former-encryption.ts";
import type { ArchiveOptions } from "./write-archive.ts";

export interface ReadArchive {
  header: BackupHeader;
  manifest: Manifest;
}

export interface ArchiveVisitor {
  onHeader?: (header: BackupHeader) => void;
  /** Called with each entry before it is known whether the archive is complete. */
  onEntry?: (entry: ArchiveEntry) => Promise<void>;
}

const encryptions = [
  { ending: ".age", mark: ageMark, decrypt },
  { ending: ".enc", mark: formerMark, decrypt: decryptFormer },
] as const;

/** Whether a passphrase is needed to read a backup. */
export async function isEncrypted(file: string): Promise<boolean> {
  return (await findEncryption(file)) !== undefined;
}

/** The ending of the name of an encrypted backup; empty for one that is not. */
export async function endingOfEncryption(file: string): Promise<"" | ".age" | ".enc"> {
  return (await findEncryption(file))?.ending ?? "";
}

async function findEncryption(file: string) {
  const handle = await open(file);
  try {
    const start = Buffer.alloc(ageMark.length);
    await handle.read(start, 0, start.length, 0);
    return encryptions.find(({ mark }) => start.subarray(0, mark.length).equals(mark));
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
  const encryption = await findEncryption(file);
  if (encryption && passphrase === undefined)
    throw new BackupError("the backup is encrypted: it needs its passphrase", { kind: "passphrase_needed" });
  const tar = extract();
  const decrypt = (source: AsyncIterable<Buffer>) =>
    encryption ? encryption.decrypt(source, passphrase ?? "") : source;
  const feeding = feed(tar, file, { decrypt, signal });
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
    if (refusal !== undefined) throw refusal;
    const cause = await feeding.then(
      () => error,
      (failure: Error) => failure,
    );
    throw asDamage(cause);
  }
  if (!header) throw new BackupError("this is no backup of this site", { kind: "foreign" });
  if (!manifest) throw new BackupError("the backup is cut off");
  checkEntries(seen, manifest);
  return { header, manifest };
}

/** Writes the entries of a backup into a reader of archives. */
function feed(
  tar: ReturnType<typeof extract>,
  file: string,
  how: {
    decrypt: (source: AsyncIterable<Buffer>) => AsyncIterable<Uint8Array>;
    signal: AbortSignal | undefined;
  },
): Promise<void> {
  const feeding = pipeline(
    createReadStream(file),
    how.decrypt,
    createGunzip(),
    // Safe cast: it has all that a pipeline needs, but other types.
    tar as unknown as NodeJS.WritableStream,
    how.signal ? { signal: how.signal } : {},
  );
  feeding.catch(() => {});
  return feeding;
}

async function visit(
  { name, size, content }: { name: string; size: number; content: AsyncIterable<Buffer> },
  onEntry: ArchiveVisitor["onEntry"],
): Promise<void> {
  const parsed = parseEntryName(name);
  if (!parsed) throw new BackupError(`the backup has a strange entry (${name})`);
  await onEntry?.({ ...parsed, bytes: size, content });
}
