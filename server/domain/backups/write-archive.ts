import { createHash } from "node:crypto";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { open, rename, rm, stat } from "node:fs/promises";
import { dirname, join, basename } from "node:path";
import { pipeline } from "node:stream/promises";
import { constants, createGzip } from "node:zlib";
import { pack } from "tar-stream";
import { encrypt } from "./age-file.ts";
import {
  headerName,
  manifestName,
  type BackupContent,
  type BackupHeader,
  type Manifest,
} from "./backup-format.ts";

/** Ends the name of a file that is being written. */
export const partialEnding = ".partial";

/** For its owner alone. */
const fileMode = 0o600;

export interface ArchiveOptions {
  /** Without one the archive is not encrypted. */
  passphrase?: string | undefined;
  signal?: AbortSignal | undefined;
}

export interface ArchiveWriter {
  add: (name: string, content: Buffer) => Promise<void>;
  /** @throws Error when the content has not the size that was said, in bytes */
  addLarge: (name: string, size: number, content: AsyncIterable<Buffer>) => Promise<void>;
}

/**
 * Writes a backup's archive: header, what `fill` adds, manifest. It is written beside the file under another name, which
 * it gets when it is complete and on the disk; when something fails, nothing is left.
 *
 * @returns the manifest
 */
export async function writeArchive(
  file: string,
  header: BackupHeader,
  { passphrase, signal }: ArchiveOptions,
  fill: (archive: ArchiveWriter) => Promise<BackupContent>,
): Promise<Manifest> {
  const partial = join(dirname(file), `.${basename(file)}.${process.pid}${partialEnding}`);
  const tar = pack();
  const compress = createGzip({ level: constants.Z_BEST_SPEED });
  const target = createWriteStream(partial, { flags: "wx", mode: fileMode, flush: true });
  const closed = new Promise<void>((resolve) => target.once("close", () => resolve()));
  const written = pipeline(
    // Safe cast: it has all that a pipeline needs, but other types.
    tar as unknown as NodeJS.ReadableStream,
    compress,
    async function* (source: AsyncIterable<Buffer>) {
      yield* passphrase === undefined ? source : encrypt(source, passphrase);
    },
    target,
    signal ? { signal } : {},
  );
  written.catch(() => {});
  try {
    const manifest = await writeEntries(tar, header, fill);
    tar.finalize();
    await written;
    await rename(partial, file);
    await syncFolder(dirname(file));
    return manifest;
  } catch (error) {
    tar.destroy(error as Error);
    // When writing failed, that is why adding failed.
    const reason = await written.then(
      () => error,
      (failure: Error) => failure,
    );
    await closed;
    // One that was there before belongs to somebody else.
    if ((reason as NodeJS.ErrnoException).code !== "EEXIST") await rm(partial, { force: true });
    throw (reason as NodeJS.ErrnoException).code === "ERR_STREAM_PREMATURE_CLOSE" ? error : reason;
  }
}

async function writeEntries(
  tar: ReturnType<typeof pack>,
  header: BackupHeader,
  fill: (archive: ArchiveWriter) => Promise<BackupContent>,
): Promise<Manifest> {
  const entries: Manifest["entries"] = {};
  const mtime = new Date(header.createdAt);

  async function addLarge(name: string, size: number, content: AsyncIterable<Buffer>): Promise<void> {
    const done = Promise.withResolvers<void>();
    done.promise.catch(() => {});
    const entry = tar.entry({ name, size, mtime, mode: fileMode }, (error) =>
      error ? done.reject(error) : done.resolve(),
    );
    entry.on("error", done.reject);
    const hash = createHash("sha256");
    for await (const bytes of content) {
      hash.update(bytes);
      if (!entry.write(bytes)) await Promise.race([once(entry, "drain"), done.promise]);
    }
    entry.end(undefined);
    await done.promise;
    entries[name] = { bytes: size, sha256: hash.digest("hex") };
  }

  const add = (name: string, content: Buffer) => addLarge(name, content.length, inOnePiece(content));
  await add(headerName, asJson(header));
  const content = await fill({ add, addLarge });
  const manifest = { ...content, entries: { ...entries } };
  await add(manifestName, asJson(manifest));
  return manifest;
}

async function* inOnePiece(content: Buffer): AsyncGenerator<Buffer> {
  yield content;
}

function asJson(value: object): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}

/** So that the new name too survives a power cut. Windows does not know it. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Whether there is such a file. */
export async function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return false;
      throw error;
    },
  );
}
