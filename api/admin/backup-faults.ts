/** Why a backup cannot be restored. */
export const backupFaults = [
  "damaged",
  "foreign",
  "newer",
  "no_space",
  "passphrase_needed",
  "passphrase_wrong",
] as const;

export type BackupFault = (typeof backupFaults)[number];
