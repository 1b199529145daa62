import { counter } from "#i18n/format/count.ts";

const count = counter("hu");

/** The texts about links to other sites that lead nowhere. Hungarian is the source of the shape. */
export const deadLinks = {
  title: "Nem működő linkek",
  intro:
    "Ezek a címek legalább három éjszaka óta nem vezetnek sehová. Ha van helyettük jó cím, egy lépésben mindenütt kicserélhető: bejegyzésekben, oldalakon, adatok forrásában és piszkozatokban is.",
  loading: "A linkek betöltése…",
  loadFailed: "A linkeket nem sikerült betölteni.",
  retry: "Újra",
  faults: {
    not_found: "nincs ilyen oldal (404)",
    gone: "végleg eltávolították (410)",
    unknown_host: "nincs ilyen webhely",
  },
  since: (day: string) => `először ekkor: ${day}`,
  usedIn: "Itt áll:",
  kinds: { post: "Bejegyzés", page: "Oldal", fact: "Adat forrása", site: "Eszköz vagy az oldalak alja" },
  to: "Új cím",
  toHint: "https:// kezdettel",
  replace: "Csere mindenütt",
  replaceOf: (address: string) => `Csere mindenütt: ${address}`,
  replaced: (n: number) => count(n, { other: "{n} helyen kicserélve." }),
  wrongAddress: "Ide egy másik, https:// kezdetű webcím kell.",
  failed: "Nem sikerült kicserélni. Ami ide van írva, megmarad: próbáljátok újra.",
};

export type DeadLinksTexts = typeof deadLinks;
