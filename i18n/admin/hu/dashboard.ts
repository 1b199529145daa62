import { counter } from "#i18n/format/count.ts";

const count = counter("hu");

/** The texts of the dashboard and of the page that edits a post; Hungarian is the source of the shape. */
export const dashboard = {
  title: "Vezérlőpult",
  signedInAs: (username: string) => `Bejelentkezve: ${username}`,
  welcome: (username: string) => `Üdv, ${username}! Itt lehet írni és rendezni a blog bejegyzéseit.`,
  signOut: "Kijelentkezés",
  signingOut: "Kijelentkezés…",
  needsJavaScript: "Az adminfelülethez engedélyezni kell a JavaScriptet.",
  toNewPost: "Új bejegyzés írása",
  newPost: "Új bejegyzés",
  posts: {
    title: "Bejegyzések",
    loading: "A bejegyzések betöltése…",
    noPosts: "Nincsenek bejegyzések.",
    loadFailed: "A bejegyzéseket nem sikerült betölteni.",
    retry: "Újra",
    search: "Keresés a bejegyzések között",
    shown: (n: number) => count(n, { other: "{n} bejegyzés" }),
    edit: "Szerkesztés",
    editNamed: (title: string) => `Szerkesztés: ${title}`,
    view: "Megtekintés",
    viewNamed: (title: string) => `Megtekintés: ${title}`,
    delete: "Törlés",
    deleteNamed: (title: string) => `Törlés: ${title}`,
    deleting: "Törlés…",
    deleted: (title: string) => `„${title}” a lomtárba került.`,
    undo: (title: string) => `Törlés visszavonása: ${title}`,
    confirmDelete: "Biztosan törlődjön ez a bejegyzés?",
    confirmText: (title: string, days: number) =>
      `„${title}” minden nyelven eltűnik a blogról. A lomtárból ${days} napig visszaállítható.`,
    cancel: "Mégse",
    errorDeleting: "Hiba történt a bejegyzés törlésekor.",
  },
  states: {
    label: "A nyelvek állapota",
    /** For example `Magyar: közzétéve`. */
    cell: (language: string, state: string) => `${language}: ${state}`,
    filter: "Mely bejegyzések?",
  },
  edit: {
    title: "Bejegyzés szerkesztése",
    loading: "A bejegyzés betöltése…",
    notFound: "A bejegyzés nem található",
    refused: "Nem sikerült betölteni a bejegyzést",
    failed: "Hiba történt a bejegyzés betöltésekor",
    retry: "Újra",
  },
};

export type DashboardTexts = typeof dashboard;
