import { counter } from "#i18n/format/count.ts";
import type { Language } from "#i18n/languages.ts";

const count = counter("hu");

const adjectives: Record<Language, string> = { hu: "magyar", en: "angol", es: "spanyol" };

/** The texts of the layout around all admin pages, of the palette and of what needs attention. Hungarian is the source of the shape. */
export const adminLayout = {
  nav: "Adminfelület",
  menu: "Kezelés",
  sections: {
    posts: "Bejegyzések",
    newPost: "Új bejegyzés",
    guide: "Oldalak",
    home: "Kezdőlap",
    slides: "Diák",
    menu: "Menü és lábléc",
    alerts: "Figyelmeztetések",
    messages: "Üzenetek",
    people: "Fiókok",
    media: "Képtár",
    authors: "Szerzők",
    categories: "Kategóriák",
    facts: "Adatok",
    statistics: "Látogatottság",
    bin: "Lomtár",
    audit: "Napló",
    status: "Állapot",
    backups: "Mentések",
    import: "Importálás",
    settings: "Beállítások",
    ownAccount: "Saját fiók",
  },
  groups: { writing: "Írás", site: "Az oldal", readers: "Olvasók", operation: "Üzemeltetés" },
  /** Other words for them. */
  sectionWords: {
    guide: "útikalauz, adatvédelem, saját oldal, elrejtés",
    facts: "árak, nyitvatartás, számok",
    media: "fényképek, fotók, feltöltés, képtár",
    bin: "törölt, lomtár, visszavonás",
    home: "kezdőlap, nyitólap, kártyák, bevezető",
    slides: "diavetítő, nagy kép",
    menu: "navigáció, lábléc, sorrend, elrejtés",
    alerts: "felhívás, útzár, sztrájk",
    settings: "név, cég, telefon, telefonszám, cím, e-mail, levelezés, regisztráció, linkek",
    messages: "kapcsolat, űrlap, válasz, levelek",
    statistics: "látogatók, megtekintések, statisztika, átirányítás, hibás link",
    people: "felhasználók, munkatársak, meghívó, szerepkörök, fordítók",
    audit: "előzmények, ki mit csinált",
    status: "szerver, lemez, tanúsítvány, verzió",
    backups: "visszaállítás, export, letöltés",
    import: "WordPress, Ghost, bejegyzések átvétele",
    ownAccount: "jelszó, belépés, kétlépcsős azonosítás",
  } as { [section: string]: string },
  toSite: "A nyilvános oldal",
  /** Beside a section, how much waits there. */
  waiting: (n: number) => count(n, { other: "{n} új" }),
  palette: {
    open: "Ugrás…",
    title: "Ugrás bejegyzésre vagy oldalra",
    label: "Mit keresünk?",
    hint: "Bejegyzés vagy oldal címe",
    /** The key that opens it. */
    key: "Ctrl K",
    keys: "Fel és le nyíl: választás, Enter: megnyitás, Esc: bezárás",
    pages: "Adminfelület",
    posts: "Bejegyzések szerkesztése",
    site: "Nyilvános oldalak",
    found: (n: number) => count(n, { other: "{n} találat" }),
    searching: "Keresés…",
    none: "Nincs találat.",
    failed: "A bejegyzések között most nem lehet keresni.",
    untitled: "Cím nélkül",
  },
  todos: {
    title: "Mai teendők",
    none: "Most nincs sürgős teendő. Szép napot!",
    loading: "A teendők betöltése…",
    failed: "A teendőket nem sikerült betölteni.",
    retry: "Újra",
    mostUrgent: "Ezekkel érdemes kezdeni:",
    kinds: {
      backupFailed: () => "A legutóbbi biztonsági mentés nem sikerült: itt látható, miért",
      backupOld: () => "Több mint két napja nincs jó biztonsági mentés: itt látható, miért",
      unreadMessages: (n: number) => count(n, { other: "{n} olvasatlan üzenet" }),
      waitingAccounts: (n: number) => count(n, { other: "{n} fiók jóváhagyásra vár" }),
      scheduledSoon: (n: number) => count(n, { other: "{n} bejegyzés jelenik meg a következő három napban" }),
      outdatedTranslations: (n: number) => count(n, { other: "{n} bejegyzésnek elavult a fordítása" }),
      outdatedTexts: (n: number, of: Language) => count(n, { other: `{n} ${adjectives[of]} szöveg elavult` }),
      missingTexts: (n: number, of: Language) =>
        count(n, { other: `{n} bejegyzésnek nincs ${adjectives[of]} szövege` }),
      deadLinks: (n: number) => count(n, { other: "{n} link nem vezet sehová" }),
      factReports: (n: number) => count(n, { other: "{n} olvasói jelzés az adatokról" }),
      overdueFacts: (n: number) => count(n, { other: "{n} adatot kell újra ellenőrizni" }),
      outdatedPages: (n: number) =>
        count(n, { other: "{n} oldalszöveg elavult: egy másik nyelven már más áll" }),
      lyingDrafts: (n: number) => count(n, { other: "{n} bejegyzés piszkozata egy hete érintetlen" }),
    },
    /** The first of those that are scheduled. */
    first: (moment: string) => `az első: ${moment}`,
  },
};

export type AdminLayoutTexts = typeof adminLayout;
