/** The texts of every form that is saved as a whole: menu, alerts, home page. Hungarian is the source of the shape. */
export const storedForm = {
  unsaved: "Még nincs elmentve.",
  saved: "Elmentve, az olvasók már így látják.",
  failed: "A mentés nem sikerült. Próbáljátok újra.",
  changedMeanwhile:
    "Közben más is mentett, ezért ez még nincs elmentve. Amit itt írtatok, megmaradt; döntsétek el, melyik változat legyen érvényes.",
  takeTheirs: "Az újabb változat betöltése",
  overwrite: "Felülírás a miénkkel",
  taken: "Most az a változat látható, amelyet közben más mentett.",
  save: "Mentés",
  undo: "Változtatások elvetése",
  resetConfirm: "Visszaállítás",
  cancel: "Mégse",
};

export type StoredFormTexts = typeof storedForm;
