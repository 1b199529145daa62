import { z } from "zod";
import type { BackupFault } from "#api/admin/backup-faults.ts";

/** Counted up when an archive can no longer be read as docs/backup-format.md says. */
export const formatVersion = 1;

export const headerName = "backup.json";
export const manifestName = "manifest.json";
export const photographsPrefix = "photographs/";

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const wholeNumber = z.number().int().nonnegative();

/** The first entry: enough to tell whether the rest can be read. */
export const backupHeaderSchema = z.object({
  format: z.literal("irany-peru-backup"),
  formatVersion: z.number().int().positive(),
  siteVersion: z.string(),
  createdAt: z.iso.datetime(),
  /** SHA-256 of the last migration of the database. */
  migration: sha256,
});

export type BackupHeader = z.infer<typeof backupHeaderSchema>;

/** The contents of a backup before the manifest, counted and hashed while they were written. */
const backupContentSchema = z.object({
  /** By table. */
  rows: z.record(z.string(), wholeNumber),
  /** Bytes of a row that have files of their own, by table. */
  files: z.record(z.string(), wholeNumber),
  photographs: wholeNumber,
  sequences: z.record(z.string(), z.object({ value: wholeNumber, isCalled: z.boolean() })),
});

export type BackupContent = z.infer<typeof backupContentSchema>;

/** The last entry; without it an archive is not complete. */
export const manifestSchema = backupContentSchema.extend({
  entries: z.record(z.string(), z.object({ bytes: wholeNumber, sha256 })),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** The kind of an entry, by its name; undefined for a name that no backup has. */
export type EntryName =
  | { kind: "rows"; table: string }
  | { kind: "bytes"; table: string; key: string }
  | { kind: "photograph"; path: string };

export function rowsEntry(table: string, part: number): string {
  return `tables/${table}/${String(part).padStart(5, "0")}.jsonl`;
}

/** @param extension of the file's type, without a dot; it is for people, and not read */
export function bytesEntry(table: string, key: string, extension: string): string {
  return `files/${table}/${key}.${extension}`;
}

export function parseEntryName(name: string): EntryName | undefined {
  const [, rowTable] = /^tables\/(\w+)\/\d+\.jsonl$/.exec(name) ?? [];
  if (rowTable !== undefined) return { kind: "rows", table: rowTable };
  const [, table, key] = /^files\/(\w+)\/([\w-]+(?:\.\w+)*)\.\w+$/.exec(name) ?? [];
  if (table !== undefined && key !== undefined) return { kind: "bytes", table, key };
  const path = name.slice(photographsPrefix.length);
  return name.startsWith(photographsPrefix) && isSafePath(path) ? { kind: "photograph", path } : undefined;
}

/** A photograph must not be written outside its folder, whatever an archive says. */
function isSafePath(path: string): boolean {
  const isSafeName = (part: string) => part !== "" && part !== "." && part !== ".." && !/[\\:\0]/.test(part);
  return path.split("/").every(isSafeName);
}

/** Why an archive is refused, for the owner to read; the admin area has words of its own for each kind. */
export class BackupError extends Error {
  override name = "BackupError";
  readonly kind: BackupFault;

  constructor(
    message: string,
    { kind = "damaged", ...options }: { kind?: BackupFault; cause?: unknown } = {},
  ) {
    super(message, options);
    this.kind = kind;
  }
}

/** Errors that a damaged archive causes say so; those of the disk, of a stop or of the program stay what they are. */
export function asDamage(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof BackupError || error.name === "AbortError") return error;
  if ("syscall" in error) return error;
  if (error.message === "incorrect header check")
    return new BackupError("this is no backup of this site", { kind: "foreign" });
  return new BackupError(`the backup is damaged or cut off (${error.message})`, { cause: error });
}
