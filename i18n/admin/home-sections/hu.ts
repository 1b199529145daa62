/** The texts by which the home page is arranged. Hungarian is the source of the shape. */
export const homeSections = {
  title: "Kezdőlap",
  intro: "A diák alatti részek és a kártyák. Az olvasók ebben a sorrendben látják őket.",
  loading: "A kezdőlap betöltése…",
  loadFailed: "A kezdőlap elrendezését nem sikerült betölteni.",
  retry: "Újra",
  sections: "Szakaszok",
  sectionsIntro: "A videók és a közösségi oldalak csak akkor látszanak, ha a Beállításokban meg vannak adva.",
  contactStays: "Mindig látszik: minden oldalról ide vezet egy link.",
  toWords: "A bevezető szövegének módosítása",
  cards: "Kártyák",
  cardsIntro:
    "Az útikalauz kiemelt oldalai képpel; saját oldal is lehet köztük, a képével, ha van. A kalauz többi oldala alattuk, név szerint.",
  newCard: "Még egy oldal",
  add: "Kártya hozzáadása",
  added: (name: string) => `${name}: hozzáadva.`,
  remove: "Levétel",
  removeNamed: (name: string) => `Levétel: ${name}`,
  removed: (name: string) => `${name}: levéve.`,
  reset: "Alaphelyzet…",
  resetTitle: "Legyen a kezdőlap olyan, mint eredetileg?",
  resetText:
    "Minden szakasz megint látszik, az eredeti sorrendben, az eredeti hat kártyával. A diák maradnak.",
  leaveText: "A kezdőlap változtatásai nincsenek elmentve, és elvesznek.",
};

export type HomeSectionsTexts = typeof homeSections;
