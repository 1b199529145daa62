import { counter } from "#i18n/format/count.ts";

const count = counter("hu");

/** The texts of the search page. Hungarian is the source of the shape. */
export const hu = {
  label: "Mit kerestek?",
  /** The label of the box that turns the key off. */
  slash: "A / billentyű bárhol megnyitja a keresőt",
  submit: "Keresés",
  empty:
    "Egyetlen kereséssel átnézhetitek az útikalauzt, az eszközöket, a blogot, a helyeket, az adatokat (árak, nyitvatartások, szabályok) és a spanyol mondatokat. Az ékezetek és a ragok nem számítanak, és egész kérdést is beírhattok.",
  pictureAlt:
    "Nagyító egy andoki völgy fölött: a lencsében romok, teraszok és egy szőttessel letakart láma tűnik elő.",
  examples: "Például",
  exampleQueries: [
    "vízum",
    "Machu Picchu jegy",
    "magassági betegség",
    "Limából Cuscóba busz",
    "csomaglista",
    "hol a mosdó",
  ],
  tooLong: (most: number) =>
    count(most, {
      other: "A keresés legfeljebb {n} karakter lehet. Rövidítsétek le, például a legfontosabb szavakra.",
    }),
  results: (n: number, query: string) => `${count(n, { other: "{n} találat" })} erre: „${query}”`,
  nothing: (query: string) => `Nincs találat erre: „${query}”`,
  partial: "Nincs olyan oldal, amelyen mindegyik szó szerepel. Ezeken egy részük megtalálható.",
  nothingOfKind: "Ebben a csoportban nincs találat.",
  nearest: "Erre gondoltatok?",
  shownForNearest: "Ezt a szót nem találtuk, ezért hasonlóra kerestünk. Erre gondoltatok?",
  nearNames: "Hasonló nevű helyek és oldalak",
  inShort: "Röviden",
  whereToLook: "Nézzetek körül ezeken az oldalakon:",
  advice: "Próbáljátok kevesebb vagy másik szóval, például „vonatjegy Cuscóból” helyett: „vonat”.",
  kindsLabel: "Szűkítés",
  kinds: {
    all: "Mind",
    guide: "Útikalauz",
    tools: "Eszközök",
    blog: "Blog",
    places: "Helyek",
    facts: "Adatok",
    phrases: "Mondatok",
  },
  kindOfOne: {
    guide: "Útikalauz",
    tools: "Eszköz",
    blog: "Blog",
    places: "Hely",
    facts: "Adat",
    phrases: "Mondat",
  },
  placeCategories: {
    archaeology: "régészeti hely",
    town: "kisváros",
    city: "város",
    nature: "természet",
    landscape: "táj",
    monument: "műemlék",
    culture: "élő kultúra",
    airport: "repülőtér",
    museum: "múzeum",
    district: "városrész",
    viewpoint: "kilátó",
    station: "állomás",
    border: "határátkelő",
  },
  /** For example "város, Cusco megye, 3399 m". */
  place: (category: string, region: string, altitude: string) =>
    `${category}, ${region} megye, ${altitude} magasan`,
};

export type SearchWords = typeof hu;
