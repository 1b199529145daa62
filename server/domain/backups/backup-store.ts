import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { BackupError } from "./backup-format.ts";
import { expiredBackups } from "./backup-schedule.ts";
import { partialEnding } from "./write-archive.ts";

/** Begins the name of a file that is being uploaded: no backup that begins meanwhile takes it for a half one. */
export const uploadStart = ".uploading-";

/** A second place for backups. Every operation that fails is an error. */
export interface BackupStore {
  /** For the owner, such as `s3://bucket/prefix`. */
  address: string;
  put: (file: string, name: string, signal: AbortSignal) => Promise<void>;
  read: (name: string, signal: AbortSignal) => Promise<AsyncIterable<Uint8Array>>;
  list: (signal: AbortSignal) => Promise<string[]>;
  remove: (name: string, signal: AbortSignal) => Promise<void>;
}

/** A folder, made when it is missing; for its owner alone. */
export function folderStore(folder: string): BackupStore {
  return {
    address: folder,
    async put(file, name, signal) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const partial = join(folder, `.${name}${partialEnding}`);
      const target = createWriteStream(partial, { mode: 0o600, flush: true });
      try {
        await pipeline(createReadStream(file), target, { signal });
        await rename(partial, join(folder, name));
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },
    read: async (name, signal) => createReadStream(join(folder, name), { signal }),
    list: () => readdir(folder),
    remove: (name) => rm(join(folder, name)),
  };
}

/**
 * Copies a backup, and reads the copy back.
 *
 * @throws BackupError when the copy is not the same
 */
export async function copyBackup(store: BackupStore, file: string, signal: AbortSignal): Promise<void> {
  const name = basename(file);
  await store.put(file, name, signal);
  const [original, copy] = [
    await sha256Of(createReadStream(file)),
    await sha256Of(await store.read(name, signal)),
  ];
  if (original !== copy)
    throw new BackupError(`the copy at ${store.address} was read back, and is not the same`);
}

async function sha256Of(content: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash("sha256");
  for await (const bytes of content) hash.update(bytes);
  return hash.digest("hex");
}

/** Removes backups that are no longer needed, but for one that is to be read. */
export async function removeExpired(store: BackupStore, signal: AbortSignal, spared?: string): Promise<void> {
  for (const name of expiredBackups(await store.list(signal)))
    if (name !== spared) await store.remove(name, signal);
}

/** Milliseconds after which an upload that is not whole is nobody's any more. */
const longestUpload = 24 * 60 * 60_000;

/**
 * Removes what was being written to a folder when a process was killed: backups, which nobody else may be writing there, and uploads
 * of yesterday.
 */
export async function removePartials(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const isBackup = name.startsWith(".irany-peru-") && name.endsWith(partialEnding);
    const isUpload = name.startsWith(uploadStart);
    if (isBackup || (isUpload && now.getTime() - (await stat(file)).mtimeMs > longestUpload)) await rm(file);
  }
}
