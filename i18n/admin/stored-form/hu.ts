import { counter } from "#i18n/format/count.ts";

const count = counter("hu");

/** The texts of every form that is saved as a whole: menu, alerts, home page. Hungarian is the source of the shape. */
export const storedForm = {
  unsaved: "Még nincs elmentve.",
  saved: "Elmentve, az olvasók már így látják.",
  failed: "A mentés nem sikerült. Próbáljátok újra.",
  changedMeanwhile:
    "Közben más is mentett, ezért ez még nincs elmentve. Amit itt írtatok, megmaradt; döntsétek el, melyik változat legyen érvényes.",
  takeTheirs: "Az újabb változat betöltése",
  overwrite: "Felülírás az itteni változattal",
  taken: "Most az a változat látható, amelyet közben más mentett.",
  save: "Mentés",
  undo: "Változtatások elvetése",
  resetConfirm: "Visszaállítás",
  cancel: "Mégse",
  faults: (n: number) => count(n, { other: "Mentés előtt {n} mezőt kell javítani." }),
  leave: { title: "Kilépés mentés nélkül?", stay: "Maradás", leave: "Kilépés" },
  /** An item of a list to which some are added. */
  items: {
    edit: "Szerkesztés",
    editNamed: (name: string) => `Szerkesztés: ${name}`,
    remove: "Törlés",
    removeNamed: (name: string) => `Törlés: ${name}`,
  },
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
