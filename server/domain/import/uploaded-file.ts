import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { megabyte, requireFreeSpace } from "#server/domain/disk/free-space.ts";
import { DomainError } from "#server/domain/errors.ts";
import { tooLarge } from "./import-error.ts";

/** Bytes: an archive with the pictures of many years. */
const maxBytes = 2048 * megabyte;

/** Milliseconds: who has looked at what would come has a day to bring it. */
const lifetime = 24 * 60 * 60_000;

const folderOf = (dataDir: string) => join(dataDir, "imports");

/**
 * Stores a file that is to be imported, for a day.
 *
 * @param options.bytes how many it is said to have; so many, in bytes too, must stay free (`minFree`)
 * @returns its id
 * @throws ImportError when it is too large, DomainError `no_space`; then nothing is left of it
 */
export async function receiveImportFile(
  dataDir: string,
  content: Readable,
  { signal, bytes, minFree }: { signal: AbortSignal; bytes: number; minFree: number },
): Promise<string> {
  if (bytes > maxBytes) throw tooLarge(maxBytes);
  await requireFreeSpace(dataDir, bytes, minFree);
  await mkdir(folderOf(dataDir), { recursive: true, mode: 0o700 });
  const id = randomUUID();
  const file = join(folderOf(dataDir), id);
  try {
    await pipeline(content, limited, createWriteStream(file, { flags: "wx", mode: 0o600 }), { signal });
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
  return id;
}

/** However many bytes the request says it has. */
async function* limited(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of content) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge(maxBytes);
    yield chunk;
  }
}

/** @returns the file's path @throws DomainError `not_found` */
export async function requireImportFile(dataDir: string, id: string): Promise<string> {
  const file = join(folderOf(dataDir), id);
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw new DomainError("not_found", "the uploaded file is not there any more");
  return file;
}

export async function removeImportFile(dataDir: string, id: string): Promise<void> {
  await rm(join(folderOf(dataDir), id), { force: true });
}

/** Removes files that nobody imported within a day. */
export async function removeOldImportFiles(dataDir: string, now: Date): Promise<void> {
  const names = await readdir(folderOf(dataDir)).catch(() => []);
  for (const name of names) {
    const found = await stat(join(folderOf(dataDir), name)).catch(() => null);
    if (found && now.getTime() - found.mtimeMs > lifetime) await removeImportFile(dataDir, name);
  }
}
