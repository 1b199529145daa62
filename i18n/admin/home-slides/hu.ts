import { counter } from "#i18n/format/count.ts";

const count = counter("hu");

/** The texts by which the slides of the home page are written. Hungarian is the source of the shape. */
export const homeSlides = {
  title: "A kezdőlap diái",
  intro: "Kép, cím, alcím és szöveg; egy nyelv is elég. Az olvasók ebben a sorrendben látják őket.",
  loading: "A diák betöltése…",
  loadFailed: "A diákat nem sikerült betölteni.",
  retry: "Újra",
  add: "Új dia",
  unnamed: "Cím nélküli dia",
  removed: (name: string) => `${name}: törölve.`,
  up: (name: string) => `${name}: előrébb`,
  down: (name: string) => `${name}: hátrébb`,
  choose: "Kép választása vagy feltöltése",
  withoutPicture: "Vissza a rajzhoz",
  link: "Hová vezet?",
  noLink: "Sehová",
  labels: { title: "Cím", subtitle: "Alcím", text: "Szöveg", alt: "Mi látható a képen?" },
  titleHint: "Üresen hagyva a dia ezen a nyelven nem jelenik meg.",
  faultTexts: {
    title: "Legalább egy nyelven kell cím, és mindenütt, ahol más szöveg is van.",
    alt: "Írjátok le, mi látható a képen, azoknak is, akik nem látják.",
    picture: "Ehhez a diához kép kell.",
  },
  faults: (n: number) => count(n, { other: "Mentés előtt még {n} mezőt ki kell tölteni." }),
  noneShown: "Legalább egy diának látszania kell.",
  reset: "Eredeti diák…",
  resetTitle: "Visszaálljanak az eredeti diák?",
  resetText: "A saját diák és az átírt szövegek elvesznek. A képek a képtárban maradnak.",
  leaveText: "A diák változtatásai nincsenek elmentve, és elvesznek.",
};

export type HomeSlidesTexts = typeof homeSlides;
