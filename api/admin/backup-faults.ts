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

/** Why none could be made. */
export const backupFailures = ["no_room", "no_rights", "out_of_reach", "other"] as const;

export type BackupFailure = (typeof backupFailures)[number];
