import type { BackupTexts } from "#i18n/admin/hu/backups.ts";

export const backups = {
  loadFailed: "The age of the backups could not be determined.",
  good: (moment: string) => `Last backup: ${moment}.`,
  none: "No backup has been made yet.",
  old: "No backup has succeeded for more than two days. The log says why.",
  oldSince: (moment: string) =>
    `The last good backup is more than two days old: ${moment}. The log says why.`,
  mail: {
    subject: (site: string) => `${site}: there is no recent backup`,
    text: (address: string) =>
      `The log of the website (${address}) says why backups failed. You will get this email once a day until one succeeds.`,
  },
} satisfies BackupTexts;
