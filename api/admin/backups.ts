import { z } from "zod";
import { backupFailures } from "./backup-faults.ts";

/** The state of the backups, as administrators see it. */
export const backupStateSchema = z.object({
  state: z
    .enum(["good", "failed", "old", "none"])
    .describe("Failed: the last one; old: none succeeded for two days; none: none was made, nor failed"),
  lastGoodAt: z.iso.datetime().nullable().describe("When the last good one was complete"),
  failure: z
    .object({
      at: z.iso.datetime(),
      reason: z.enum(backupFailures),
      message: z.string().describe("What the system or the second place said"),
    })
    .nullable()
    .describe("Null when the last one did not fail"),
});

export type BackupState = z.infer<typeof backupStateSchema>;

const backupFileSchema = z.object({
  name: z.string(),
  kind: z
    .enum(["backup", "by-hand", "before-restore", "uploaded", "export"])
    .describe(
      "Backup: made by the site itself, as the only kind that it also removes by itself; before-restore: made so that a restore can be undone; export: for people, not to be restored",
    ),
  madeAt: z.iso.datetime().describe("When it was begun, or uploaded"),
  bytes: z.number().int(),
  isEncrypted: z.boolean(),
});

export type BackupFile = z.infer<typeof backupFileSchema>;

export const backupFilesSchema = z.object({
  files: z.array(backupFileSchema).describe("The newest first"),
  place: z.string().nullable().describe("Where each backup is copied to, if anywhere"),
  hasPassphrase: z.boolean().describe("Whether backups are encrypted, by BACKUP_PASSPHRASE"),
});

export type BackupFiles = z.infer<typeof backupFilesSchema>;

export const restoreRequestSchema = z.strictObject({
  passphrase: z.string().min(1).max(1000).optional().describe("BACKUP_PASSPHRASE when left out"),
});

export type RestoreRequest = z.infer<typeof restoreRequestSchema>;

/** The outcome of a restore. */
export interface Restored {
  /** When the backup was made, and by which version of the site. */
  madeAt: string;
  siteVersion: string;
  posts: number;
  pictures: number;
  photographs: number;
  /** The backup of what was there before. */
  undo: string;
}

/** Milliseconds for which an export may be downloaded. */
export const exportLifetime = 24 * 60 * 60_000;
