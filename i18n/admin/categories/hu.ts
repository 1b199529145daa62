import { counter } from "#i18n/format/count.ts";

const count = counter("hu");

/** The texts by which the blog's categories are changed. Hungarian is the source of the shape. */
export const categories = {
  title: "Kategóriák",
  intro:
    "Név, webcím, bevezető, sorrend és kép. A blogon a leggyakoribb kategória áll elöl; ha átrendezitek őket, ez a sorrend érvényes. Amelyikben nincs bejegyzés, azt az olvasók nem látják.",
  loading: "A kategóriák betöltése…",
  loadFailed: "A kategóriákat nem sikerült betölteni.",
  retry: "Újra",
  add: "Új kategória",
  none: "Nincs kategória.",
  unnamed: "Név nélküli kategória",
  posts: (n: number) => count(n, { other: "{n} bejegyzés" }),
  removed: (name: string) => `${name}: törölve.`,
  moving: (name: string) => `Törlésre vár: ${name}`,
  movesTo: "Hová kerülnek a bejegyzései?",
  keep: "Mégis marad",
  keepNamed: (name: string) => `Mégis marad: ${name}`,
  name: "Név",
  nameHint: "Egy nyelv is elég: ahol nincs név, az olvasók a magyart, ha az sincs, az angolt látják.",
  releasedNameHint: "Üresen hagyva az eredeti név áll itt.",
  slug: "Webcím",
  slugHint: (path: string) =>
    `A webcím vége, ez után: ${path}. Ha üresen marad, a névből készül; a régi webcím az új oldalra visz.`,
  categoryIntro: "Bevezető",
  introHint: "Egy-két mondat az oldala tetejére; el is hagyható.",
  releasedIntroHint: "Egy-két mondat az oldala tetejére. Ha üres, az oldal saját bevezetője látszik.",
  choose: "Kép választása vagy feltöltése",
  withoutPicture: "Vissza a rajzhoz",
  faultTexts: {
    name: "Legalább egy nyelven kell név.",
    slug: "Csak ékezet nélküli kisbetű, szám és kötőjel lehet benne.",
    empty: "Ide webcím kell, mert a névből nem készíthető.",
    taken: "Ez a webcím már foglalt.",
    named: "Van már ilyen nevű kategória.",
  },
  leaveText: "A kategóriák változtatásai nincsenek elmentve, és elvesznek.",
};

export type CategoriesTexts = typeof categories;
