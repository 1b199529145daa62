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
  /** A line that is arranged, and the news of its last change, which screen readers hear. */
  rows: {
    up: (name: string) => `${name}: feljebb`,
    down: (name: string) => `${name}: lejjebb`,
    hide: "Elrejtés",
    show: "Megjelenítés",
    hideNamed: (name: string) => `Elrejtés: ${name}`,
    showNamed: (name: string) => `Megjelenítés: ${name}`,
    hidden: "elrejtve",
    moved: (name: string, at: number, all: number) => `${name}: ${at}. a ${all} közül.`,
    wasHidden: (name: string) => `${name}: elrejtve.`,
    shown: (name: string) => `${name}: megjelenik.`,
  },
};

export type StoredFormTexts = typeof storedForm;
