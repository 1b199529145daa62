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
    scheduled: (moment: string) => `időzítve: ${moment}`,
    scheduledIn: (language: string, moment: string) => `${language}, időzítve: ${moment}`,
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

/** The texts of the dashboard's list of posts beside those of `dashboard.posts`. Hungarian is the source of the shape. */
export const postMatrix = {
  searchHint: "Cím, szöveg vagy szerző",
  filters: {
    all: (n: string) => `Mind (${n})`,
    published: (n: string) => `Közzétett (${n})`,
    changed: (n: string) => `Közzétett, módosított${n && ` (${n})`}`,
    draft: (n: string) => `Van piszkozata (${n})`,
    scheduled: (n: string) => `Időzített (${n})`,
    unpublished: (n: string) => `Elrejtett (${n})`,
    outdated: (n: string) => `Elavult fordítású (${n})`,
    none: (n: string) => `Hiányzó nyelvű (${n})`,
  },
  language: "Melyik nyelven?",
  anyLanguage: "Bármelyiken",
  sort: "Sorrend",
  sorts: {
    changed: "Legutóbb módosított",
    newest: "Legújabb",
    title: "Cím szerint",
    author: "Szerző szerint",
  },
  noMatch: "Egy bejegyzés sem felel meg a keresésnek.",
  pager: "Lapozás",
  previous: "Előző oldal",
  next: "Következő oldal",
  page: (page: string, last: string) => `${page}. oldal, összesen ${last}`,
  select: (title: string) => `Kijelölés: ${title}`,
  selectAll: "Az oldal összes bejegyzése",
  selected: (n: number) => count(n, { other: "{n} kijelölve" }),
  clear: "Kijelölés megszüntetése",
  bulk: {
    label: "A kijelölt bejegyzések",
    languages: "Mely nyelveken?",
    publish: "Közzététel",
    unpublish: "Elrejtés",
    delete: "Törlés",
    running: "Folyamatban…",
    cancel: "Mégse",
    confirm: {
      publish: "Közzétesszük a kijelölteket?",
      unpublish: "Elrejtitek a kijelölteket?",
      delete: "Biztosan törlődjenek a kijelöltek?",
    },
    /** For example `3 bejegyzés (Magyar, English)`. */
    what: (n: number, languages: string) => count(n, { other: `{n} bejegyzés (${languages})` }),
    deletes: "Amelyik bejegyzésnek minden nyelve törlődik, az maga is törlődik.",
    done: (n: number) => count(n, { other: "{n} bejegyzésnél megtörtént." }),
    failed: (n: number) => count(n, { other: "{n} esetben nem sikerült:" }),
    callFailed: "Nem sikerült. A kijelölés megmaradt, próbáljátok újra.",
    gone: "Egy bejegyzés, amely már nincs meg",
    reasons: {
      no_text: "a kijelölt nyelveken nincs szövege",
      no_title: "nincs címe",
      needs_look:
        "elrejtett vagy időzített, más piszkozata, nincs szövege, vagy még a forrás másolata; az űrlapján tehető közzé, ahol ez látszik",
      not_published: "a kijelölt nyelveken nincs közzétéve",
      not_found: "már nincs meg",
      refused: "a szerver nem engedte",
    },
  },
  unpublishAll: "Minden nyelv elrejtése",
};

export type PostMatrixTexts = typeof postMatrix;
