import { counter } from "#i18n/count.ts";

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
    searchHint: "Cím, összefoglaló vagy szerző",
    noMatch: "Egy bejegyzés sem felel meg a keresésnek.",
    shown: (n: number) => count(n, { other: "{n} bejegyzés" }),
    more: (n: number) => count(n, { other: "Még {n} bejegyzés" }),
    edit: "Szerkesztés",
    editNamed: (title: string) => `Szerkesztés: ${title}`,
    view: "Megtekintés",
    viewNamed: (title: string) => `Megtekintés: ${title}`,
    delete: "Törlés",
    deleteNamed: (title: string) => `Törlés: ${title}`,
    deleting: "Törlés…",
    deleted: (title: string) => `„${title}” törölve.`,
    confirmDelete: "Biztosan törlődjön ez a bejegyzés?",
    confirmText: (title: string) => `„${title}” minden nyelven eltűnik a blogról. Ezt nem lehet visszavonni.`,
    cancel: "Mégse",
    errorDeleting: "Hiba történt a bejegyzés törlésekor.",
  },
  states: {
    label: "A nyelvek állapota",
    /** For example `Magyar: közzétéve`. */
    cell: (language: string, state: string) => `${language}: ${state}`,
    filter: "Mely bejegyzések?",
    filters: {
      all: (n: string) => `Mind (${n})`,
      draft: (n: string) => `Van vázlata (${n})`,
      scheduled: (n: string) => `Időzített (${n})`,
      unpublished: (n: string) => `Levett (${n})`,
      outdated: (n: string) => `Elavult fordítású (${n})`,
    },
  },
  edit: {
    title: "Bejegyzés szerkesztése",
    loading: "A bejegyzés betöltése…",
    back: "Vissza a vezérlőpultra",
    notFound: "A bejegyzés nem található",
    refused: "Nem sikerült betölteni a bejegyzést",
    failed: "Hiba történt a bejegyzés betöltésekor",
    retry: "Újra",
  },
};

export type DashboardTexts = typeof dashboard;
