/** The texts about backups, on the dashboard and in mail; Hungarian is the source of the shape. */
export const backups = {
  loadFailed: "A biztonsági mentések állapotát nem sikerült lekérdezni.",
  good: (moment: string) => `Utolsó biztonsági mentés: ${moment}.`,
  none: "Biztonsági mentés még nem készült.",
  old: "Több mint két napja egyetlen biztonsági mentés sem sikerült. Az ok a naplóban olvasható.",
  oldSince: (moment: string) =>
    `Az utolsó jó biztonsági mentés két napnál régebbi: ${moment}. Az ok a naplóban olvasható.`,
  mail: {
    subject: (site: string) => `${site}: nincs friss biztonsági mentés`,
    text: (address: string) =>
      `A weboldal (${address}) naplójában olvasható, miért nem sikerült a mentés. Amíg ez így marad, naponta egyszer írunk.`,
  },
};

export type BackupTexts = typeof backups;
