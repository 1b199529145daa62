import { counter } from "#i18n/format/count.ts";

const count = counter("hu");

/** The texts by which alerts are written. Hungarian is the source of the shape. */
export const siteAlerts = {
  title: "Figyelmeztetések",
  intro:
    "Sztrájk, lezárt út, áradás: egy sor az érintett oldalak tetején, amely kinyitva többet is elmond. Az utolsó napján, limai éjfélkor magától eltűnik.",
  loading: "A figyelmeztetések betöltése…",
  loadFailed: "A figyelmeztetéseket nem sikerült betölteni.",
  retry: "Újra",
  add: "Új figyelmeztetés",
  none: "Most nincs figyelmeztetés.",
  unnamed: "Cím nélküli figyelmeztetés",
  removed: (name: string) => `${name}: törölve.`,
  level: "Mennyire komoly?",
  levels: { notice: "Tudnivaló", warning: "Figyelem", danger: "Veszély" },
  states: {
    shown: (day: string) => `Látható, utolsó nap: ${day}`,
    planned: (day: string) => `Első nap: ${day}`,
    ended: (day: string) => `Véget ért: ${day}`,
  },
  unsaved: "még nincs elmentve",
  days: { from: "Első nap", until: "Utolsó nap" },
  untilHint: "Perui idő szerint; ez a nap még beleszámít.",
  allPages: "Minden oldalon, a kezdőlapon is",
  pages: (n: number) => count(n, { other: "Oldalak, ahol látható ({n})" }),
  places: (n: number) => count(n, { other: "Helyek, amelyeknél az útvonaltervező mutatja ({n})" }),
  find: "Oldalak és helyek keresése",
  findHint: "Például Cusco: minden találat egyszerre is kijelölhető.",
  chooseAll: (n: number) => count(n, { one: "Ennek a kijelölése", other: "Mind kijelölése ({n})" }),
  wordsHint: "Amelyik nyelven nincs cím, ott az olvasók egy másik nyelven látják a figyelmeztetést.",
  labels: { title: "Cím, egy sorban", text: "Részletek" },
  faultTexts: {
    title: "Legalább egy nyelven kell cím, és mindenhol, ahol részletek is vannak.",
    days: "Mindkét nap kell, és az utolsó nem lehet az első előtt.",
    place: "Jelöljetek ki legalább egy oldalt vagy helyet.",
  },
  leaveText: "A figyelmeztetések változtatásai nincsenek elmentve, és elvesznek.",
};

export type SiteAlertsTexts = typeof siteAlerts;
