import { createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { exportLifetime, type BackupFile } from "#api/admin/backups.ts";
import { requireFreeSpace } from "#server/domain/disk/free-space.ts";
import { DomainError } from "#server/domain/errors.ts";
import { BackupError } from "./backup-format.ts";
import { backupTime } from "./backup-schedule.ts";
import { uploadStart } from "./backup-store.ts";
import { endingOfEncryption, isEncrypted, readArchive } from "./read-archive.ts";

/** How many backups that undo a restore are kept. */
const keptUndo = 3;

const namePattern =
  /^irany-peru-(?:(by-hand|before-restore|uploaded|export)-)?(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.(?:tar\.gz(?:\.age|\.enc)?|zip)$/;

/** The folder of a `DATA_DIR` that holds backups and exports; for its owner alone. */
export function backupsFolder(dataDir: string): string {
  return join(dataDir, "backups");
}

export async function makeBackupsFolder(dataDir: string): Promise<string> {
  await mkdir(backupsFolder(dataDir), { recursive: true, mode: 0o700 });
  return backupsFolder(dataDir);
}

/** A name that the nightly pruning leaves alone. */
export function nameOfFile(kind: Exclude<BackupFile["kind"], "backup">, now: Date, ending: string): string {
  return `irany-peru-${kind}-${backupTime(now)}${ending}`;
}

/** The files of a folder whose names say that they are backups or exports, the newest first. */
export async function listBackupFiles(dataDir: string): Promise<BackupFile[]> {
  const folder = backupsFolder(dataDir);
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const files: BackupFile[] = [];
  for (const name of names) {
    const described = describeName(name);
    if (!described) continue;
    // It may have been removed meanwhile.
    const found = await stat(join(folder, name)).catch(() => null);
    if (found?.isFile()) files.push({ ...described, bytes: found.size });
  }
  return files.toSorted((one, other) => other.madeAt.localeCompare(one.madeAt));
}

function describeName(name: string): Omit<BackupFile, "bytes"> | null {
  const [, kind = "backup", date, hours, minutes, seconds] = namePattern.exec(name) ?? [];
  if (date === undefined) return null;
  return {
    name,
    // Safe cast: the pattern knows no other kinds.
    kind: kind as BackupFile["kind"],
    madeAt: `${date}T${hours}:${minutes}:${seconds}Z`,
    isEncrypted: /\.(age|enc)$/.test(name),
  };
}

/** @returns the file with its path @throws DomainError `not_found` */
export async function requireBackupFile(
  dataDir: string,
  name: string,
): Promise<BackupFile & { path: string }> {
  const file = (await listBackupFiles(dataDir)).find((one) => one.name === name);
  if (!file) throw new DomainError("not_found", `there is no backup ${name}`);
  return { ...file, path: join(backupsFolder(dataDir), name) };
}

export async function removeBackupFile(dataDir: string, name: string): Promise<void> {
  const { path } = await requireBackupFile(dataDir, name);
  await rm(path, { force: true });
}

/**
 * Stores an uploaded backup. One that can be read without a passphrase is read to its end, so that nobody relies on a wrong file.
 *
 * @param options.bytes how many it is said to have; so many, in bytes too, must stay free (`minFree`)
 * @returns its name
 * @throws BackupError when it is no whole backup, DomainError `no_space`; then nothing is left of it
 */
export async function receiveBackup(
  dataDir: string,
  content: Readable,
  { now, signal, bytes, minFree }: { now: Date; signal: AbortSignal; bytes: number; minFree: number },
): Promise<string> {
  await requireFreeSpace(dataDir, bytes, minFree);
  const folder = await makeBackupsFolder(dataDir);
  const partial = join(folder, uploadStart + backupTime(now));
  try {
    await pipeline(content, createWriteStream(partial, { flags: "wx", mode: 0o600, flush: true }), {
      signal,
    });
    if ((await stat(partial)).size === 0)
      throw new BackupError("this is no backup of this site", { kind: "foreign" });
    if (!(await isEncrypted(partial))) await readArchive(partial, { signal });
    const name = nameOfFile("uploaded", now, `.tar.gz${await endingOfEncryption(partial)}`);
    await rename(partial, join(folder, name));
    return name;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** Removes exports that may no longer be downloaded, and of the backups that undo a restore all but the newest and one to be read. */
export async function removeOldFiles(dataDir: string, now: Date, spared?: string): Promise<void> {
  const files = await listBackupFiles(dataDir);
  const undo = files.filter(({ kind }) => kind === "before-restore").slice(keptUndo);
  const firstExport = new Date(now.getTime() - exportLifetime).toISOString();
  const exports = files.filter(({ kind, madeAt }) => kind === "export" && madeAt < firstExport);
  for (const { name } of [...undo, ...exports]) if (name !== spared) await removeBackupFile(dataDir, name);
}
