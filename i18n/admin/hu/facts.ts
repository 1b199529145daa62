import { counter } from "#i18n/count.ts";
import { keys } from "#i18n/admin/fact-keys/hu.ts";

const count = counter("hu");

/** The texts of the facts desk; Hungarian is the source of the shape. */
export const facts = {
  title: "Adatok",
  intro:
    "Az útikalauz keltezett adatai: árak, szabályok, nyitvatartások, számok. Ami itt módosul, azonnal minden oldalon és nyelven ez áll.",
  overdue: (n: number) =>
    n === 0 ? "Nincs lejárt adat" : count(n, { other: "{n} adatot kell újra ellenőrizni" }),
  loading: "Az adatok betöltése…",
  loadFailed: "Az adatokat nem sikerült betölteni.",
  retry: "Újra",
  search: "Keresés",
  searchHint: "név, azonosító vagy érték",
  kind: "Fajta",
  allKinds: "Minden fajta",
  kinds: {
    price: "Ár",
    hours: "Időpont, időtartam",
    rule: "Szabály",
    number: "Szám",
    contact: "Elérhetőség",
    link: "Hivatkozás",
  },
  page: "Oldal",
  allPages: "Minden oldal",
  state: "Állapot",
  states: { all: "Mind", overdue: "Lejárt", overridden: "Módosított", reported: "Olvasói jelzéssel" },
  found: (n: number) => count(n, { other: "{n} adat" }),
  none: "Nincs ilyen adat.",
  more: "További adatok",
  download: "Letöltés táblázatként (CSV)",
  checkedOn: (age: string) => `Ellenőrizve: ${age}`,
  dueOn: (day: string) => `Esedékes: ${day}`,
  source: "Forrás",
  noSource: "nincs megadva",
  chips: {
    overdue: "lejárt",
    overridden: "módosított",
    estimate: "becslés",
    unconfirmed: "nem megerősített",
    reports: (n: number) => count(n, { other: "{n} jelzés" }),
  },
  aside: {
    newer: "A kiadás alapértéke frissebb, ezért az áll az oldalakon, nem a saját értéketek.",
    shape:
      "A kiadás megváltoztatta ennek az adatnak a szerkezetét, ezért az alapérték áll az oldalakon. Írjátok be újra.",
  },
  noValue: "Nincs módosítható értéke: csak az ellenőrzés napja számít.",
  check: "Ellenőrizve, változatlan",
  checked: (name: string) => `Ellenőrizve: ${name}`,
  edit: "Módosítás",
  close: "Bezárás",
  named: (action: string, name: string) => `${action}: ${name}`,
  failed: "Nem sikerült. Próbáljátok újra.",
  unreachable: "A szerver nem elérhető. Amit beírtatok, megmaradt.",
  form: {
    sourceName: "Forrás neve",
    sourceUrl: "Forrás címe",
    sourceUrlHint: "Elhagyható. Így kezdődik: https://",
    checkedOn: "Ellenőrzés napja",
    validUntil: "Érvényes eddig",
    validUntilHint: "Elhagyható; ha meg van adva, ekkor jár le.",
    everyMonths: "Ellenőrzés ennyi havonta",
    note: "Megjegyzés",
    noteHint: "Csak a szerkesztők látják.",
    isEstimate: "Becslés",
    save: "Mentés",
    saving: "Mentés…",
    restore: "Alapérték visszaállítása",
    byDefault: (value: string, age: string) => `Alapérték: ${value} (${age})`,
    invalid: "Néhány mezőt javítani kell.",
  },
  faults: {
    shape: "Az érték szerkezete nem egyezik az alapértékével.",
    number: "Ide szám kell.",
    negative: "Nem lehet nullánál kisebb.",
    reversed: "A vége nem lehet kisebb az elejénél.",
    date: "Ide olyan dátum kell, mint az alapértékben.",
    time: "Ide időpont kell, például 17:30.",
    text: "Ide szöveg vagy telefonszám kell, legfeljebb 80 karakter.",
    missing: "Hiányzik.",
    url: "https:// kezdetű cím kell.",
    future: "Nem lehet jövőbeli.",
    beforeCheck: "Nem lehet korábbi az ellenőrzésnél.",
    months: "1 és 120 közötti egész szám kell.",
  },
  /** Of what the server alone finds wrong, by the call's names of the fields. */
  refusals: {
    value:
      "A szerver ezt az értéket nem fogadta el. Lehet, hogy közben frissült a webhely, és más lett az adat szerkezete: jegyezzétek föl, amit beírtatok, és töltsétek újra az oldalt.",
    fields: {
      "source.name": "1–200 karakter hosszú név kell.",
      "source.url": "https:// kezdetű, legfeljebb 500 karakteres cím kell.",
      checkedOn: "Olyan nap kell, amely nem jövőbeli.",
      validUntil: "Olyan nap kell, amely nem korábbi az ellenőrzésnél.",
      everyMonths: "1 és 120 közötti egész szám kell.",
      note: "Legfeljebb 2000 karakter lehet.",
    } as Record<string, string>,
    unknown: "Ezt a szerver nem fogadta el.",
  },
  keys,
  history: {
    title: "Előzmények",
    loading: "Az előzmények betöltése…",
    none: "Még senki nem módosította.",
    actions: {
      changed: "módosította",
      checked: "változatlannak találta",
      restored: "visszaállította az alapértéket",
    },
    line: (by: string, action: string) => `${by} ${action}`,
  },
  reports: {
    title: "Olvasói jelzések",
    open: (n: number) => count(n, { other: "{n} elintézetlen jelzés" }),
    none: "Nincs jelzés.",
    about: "Adat",
    settle: "Elintézve",
    reopen: "Újra megnyitás",
    settled: (by: string, when: string) => `Elintézte: ${by}, ${when}`,
    show: "Az adat megnyitása",
  },
};

export type FactTexts = typeof facts;
