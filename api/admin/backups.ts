import { z } from "zod";

/** The state of the backups, as administrators see it. */
export const backupStateSchema = z.object({
  state: z
    .enum(["good", "failed", "old", "none"])
    .describe("Failed: the last one; old: none succeeded for two days; none: none was made, nor failed"),
  lastGoodAt: z.iso.datetime().nullable().describe("When the last good one was complete"),
});

export type BackupState = z.infer<typeof backupStateSchema>;
