import type { Category } from "#api/posts/categories.ts";
import { guidePages, type GuidePage, type ListedPage } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import type { SiteId } from "./sites.ts";

interface GuidePageFacts {
  sources: SiteId[];
  /** Sources that only the readers of this language can use, after those of all. */
  ownSources?: Partial<Record<Language, SiteId[]>>;
  related: ListedPage[];
  /** Posts of this category are offered after the page, and the page is offered after them. */
  category: Category;
  /** ISO days. When the words were last read through; how old the facts are, the page tells itself. */
  published: string;
  revised: string;
}

/** A page whose words have not been read through since. */
const writtenOn = (day: string, category: Category) => ({ category, published: day, revised: day });

export const guidePageFacts: Record<GuidePage, GuidePageFacts> = {
  "peru-guide": {
    sources: ["peruTravel", "cdc", "bcrp", "elPeruano", "perurail", "incaRail"],
    ownSources: {
      hu: ["konzinfo", "limaEmbassy", "govUk"],
      en: [
        "govUk",
        "govUkEmbassies",
        "travelStateGov",
        "usEmbassy",
        "canadaTravel",
        "smartraveller",
        "safeTravelNz",
        "irelandAdvice",
      ],
      es: ["exteriores", "spainConsulate", "sreMexico", "argentina", "brazilEmbassy", "rree"],
    },
    related: ["entry", "weather", "phrasebook"],
    category: "Discovery",
    published: "2026-11-21",
    revised: "2026-11-22",
  },
  entry: {
    sources: ["migraciones", "migracionesTam", "migracheck", "sunat", "eurLex", "consulates"],
    ownSources: {
      hu: ["konzinfo", "limaEmbassy"],
      en: ["govUk", "travelStateGov", "canadaTravel", "smartraveller", "safeTravelNz", "irelandAdvice"],
      es: ["exteriores", "sreMexico", "argentina"],
    },
    related: ["visa-types", "stay-calculator", "lima-transport"],
    category: "Discovery",
    published: "2026-11-21",
    revised: "2026-11-29",
  },
  "visa-types": {
    sources: ["migraciones", "migracionesAgency", "rree", "consulates", "mtpe", "elPeruano"],
    ownSources: { hu: ["konzinfo"], es: ["mercosur"] },
    related: ["entry", "stay-calculator", "getting-there"],
    category: "Discovery",
    published: "2026-11-21",
    revised: "2026-11-29",
  },
  places: {
    sources: ["peruTravel", "unesco", "senamhi", "perurail", "cruzDelSur"],
    related: ["itineraries", "weather", "trip-planner"],
    ...writtenOn("2026-11-29", "Discovery"),
  },
  "place-sacred-valley": {
    sources: ["cosituc", "perurail", "incaRail", "peruTravel"],
    related: ["place-cusco", "machu-picchu", "itinerary-one-week"],
    ...writtenOn("2026-11-29", "Discovery"),
  },
  "place-paracas": {
    sources: ["sernanp", "cruzDelSur", "peruHop", "unesco"],
    related: ["place-arequipa", "itinerary-two-weeks", "weather"],
    ...writtenOn("2026-11-29", "Discovery"),
  },
  "place-iquitos": {
    sources: ["sernanp", "govUk", "cdc", "senamhi"],
    related: ["jungle", "getting-there", "itinerary-cusco-jungle"],
    ...writtenOn("2026-11-29", "Discovery"),
  },
  "place-huaraz": {
    sources: ["sernanp", "cruzDelSur", "unesco", "culture"],
    related: ["treks", "altitude-health", "itinerary-north"],
    ...writtenOn("2026-11-29", "Discovery"),
  },
  "place-puerto-maldonado": {
    sources: ["sernanp", "cdc", "senamhi", "cruzDelSur"],
    related: ["jungle", "itinerary-cusco-jungle", "place-cusco"],
    ...writtenOn("2026-11-29", "Discovery"),
  },
  "place-trujillo": {
    sources: ["peruTravel", "culture", "cruzDelSur", "elPeruano"],
    related: ["itinerary-north", "history", "safety-health"],
    ...writtenOn("2026-11-29", "Discovery"),
  },
  "place-chachapoyas": {
    sources: ["tuBoleto", "culture", "peruTravel", "senamhi"],
    related: ["itinerary-north", "beyond-classic", "history"],
    ...writtenOn("2026-11-29", "Discovery"),
  },
  ways: {
    sources: ["cruzDelSur", "perurail", "incaRail", "peruHop", "sutran", "peruTravel"],
    related: ["places", "trip-planner", "itineraries"],
    ...writtenOn("2026-11-29", "Discovery"),
  },
  "place-lima": {
    sources: ["larco", "visitaLima", "limaAirport", "atu", "lum", "peruTravel"],
    related: ["lima-sights", "lima-transport", "gastronomy"],
    ...writtenOn("2026-11-29", "Discovery"),
  },
  "place-aguas-calientes": {
    sources: ["perurail", "incaRail", "tuBoleto", "machuPicchu"],
    related: ["machu-picchu", "place-sacred-valley", "treks"],
    ...writtenOn("2026-11-29", "Discovery"),
  },
  "place-mancora": {
    sources: ["peruTravel", "elNino", "elPeruano", "cruzDelSur"],
    related: ["itinerary-north", "place-trujillo", "weather"],
    ...writtenOn("2026-11-29", "Discovery"),
  },
  "place-ayacucho": {
    sources: ["culture", "peruTravel", "cruzDelSur", "senamhi"],
    related: ["holidays", "history", "place-paracas"],
    ...writtenOn("2026-11-29", "Discovery"),
  },
  "place-cajamarca": {
    sources: ["culture", "peruTravel", "cruzDelSur", "senamhi"],
    related: ["place-trujillo", "place-chachapoyas", "history"],
    ...writtenOn("2026-11-29", "Discovery"),
  },
  "place-cusco": {
    sources: ["cosituc", "tuBoleto", "cultureCusco", "perurail", "unesco"],
    related: ["machu-picchu", "itinerary-ten-days", "altitude-health"],
    ...writtenOn("2026-11-29", "Discovery"),
  },
  "place-arequipa": {
    sources: ["santaCatalina", "autocolca", "cruzDelSur", "unesco", "senamhi"],
    related: ["place-puno", "itinerary-two-weeks", "treks"],
    ...writtenOn("2026-11-29", "Discovery"),
  },
  "place-puno": {
    sources: ["unescoIntangible", "cruzDelSur", "perurail", "senamhi", "peruTravel"],
    related: ["place-arequipa", "itinerary-two-weeks", "altitude-health"],
    ...writtenOn("2026-11-29", "Discovery"),
  },
  "top-ten": {
    sources: ["tuBoleto", "machuPicchu", "perurail", "incaRail", "unesco", "peruTravel"],
    related: ["trip-planner", "weather", "history"],
    category: "Discovery",
    published: "2026-11-21",
    revised: "2026-11-22",
  },
  weather: {
    sources: ["senamhi", "wmo", "elNino", "peruTravel"],
    related: ["packing-list", "top-ten", "holidays"],
    category: "Wheather",
    published: "2026-11-21",
    revised: "2026-11-22",
  },
  history: {
    sources: ["unesco", "culture", "caral", "lum", "larco"],
    related: ["top-ten", "holidays", "lima-sights"],
    category: "Art",
    published: "2026-11-21",
    revised: "2026-11-22",
  },
  "lima-sights": {
    sources: ["larco", "catacumbas", "huacaPucllana", "unescoLima", "peruTravel"],
    related: ["lima-transport", "gastronomy", "history"],
    category: "Discovery",
    published: "2026-11-21",
    revised: "2026-11-22",
  },
  "lima-transport": {
    sources: ["limaAirport", "atu", "metropolitano", "lineaUno", "metroLima2"],
    related: ["lima-sights", "entry", "peru-guide"],
    category: "Discovery",
    published: "2026-11-21",
    revised: "2026-11-22",
  },
  gastronomy: {
    sources: ["worlds50Best", "unescoIntangible", "peruTravel", "indecopi", "cip"],
    related: ["lima-sights", "holidays", "phrasebook"],
    category: "Gastronomy",
    published: "2026-11-21",
    revised: "2026-11-22",
  },
  holidays: {
    sources: ["holidays", "elPeruano", "peruTravel", "unescoIntangible", "machuPicchu"],
    related: ["weather", "history", "gastronomy"],
    category: "Entertainment",
    published: "2026-11-21",
    revised: "2026-11-23",
  },
  itineraries: {
    sources: ["tuBoleto", "perurail", "incaRail", "culture", "elNino", "peruTravel"],
    related: ["trip-planner", "costs", "weather"],
    category: "Discovery",
    published: "2026-11-22",
    revised: "2026-11-29",
  },
  "itinerary-one-week": {
    sources: ["tuBoleto", "perurail", "incaRail", "machuPicchu"],
    related: ["itinerary-ten-days", "itineraries", "machu-picchu"],
    ...writtenOn("2026-11-29", "Discovery"),
  },
  "itinerary-ten-days": {
    sources: ["tuBoleto", "perurail", "incaRail", "machuPicchu"],
    related: ["itinerary-one-week", "itineraries", "machu-picchu"],
    ...writtenOn("2026-11-29", "Discovery"),
  },
  "itinerary-two-weeks": {
    sources: ["cruzDelSur", "autocolca", "tuBoleto", "perurail", "incaRail"],
    related: ["itinerary-three-weeks", "itineraries", "altitude-health"],
    ...writtenOn("2026-11-29", "Discovery"),
  },
  "itinerary-cusco-jungle": {
    sources: ["sernanp", "tuBoleto", "perurail", "incaRail", "cdc"],
    related: ["itinerary-three-weeks", "itineraries", "jungle"],
    ...writtenOn("2026-11-29", "Discovery"),
  },
  "itinerary-three-weeks": {
    sources: ["cruzDelSur", "autocolca", "sernanp", "tuBoleto", "perurail", "incaRail"],
    related: ["itinerary-two-weeks", "itineraries", "costs"],
    ...writtenOn("2026-11-29", "Discovery"),
  },
  "itinerary-slow": {
    sources: ["cdc", "autocolca", "tuBoleto", "perurail", "incaRail"],
    related: ["for-whom", "itineraries", "altitude-health"],
    ...writtenOn("2026-11-29", "Discovery"),
  },
  "itinerary-with-children": {
    sources: ["machuPicchuCode", "tuBoleto", "perurail", "incaRail", "sernanp"],
    related: ["for-whom", "itineraries", "altitude-health"],
    ...writtenOn("2026-11-29", "Discovery"),
  },
  "itinerary-north": {
    sources: ["culture", "tuBoleto", "elNino", "peruTravel"],
    related: ["beyond-classic", "itineraries", "weather"],
    ...writtenOn("2026-11-29", "Discovery"),
  },
  costs: {
    sources: ["bcrp", "tuBoleto", "cosituc", "perurail", "incaRail", "cruzDelSur", "indecopi"],
    related: ["money", "where-to-stay", "itineraries"],
    category: "Discovery",
    published: "2026-11-22",
    revised: "2026-11-29",
  },
  "where-to-stay": {
    sources: ["sunat", "peruTravel"],
    related: ["costs", "itineraries", "holidays"],
    ...writtenOn("2026-11-29", "Discovery"),
  },
  "for-whom": {
    sources: ["machuPicchuCode", "culture", "minsa", "cdc", "usEmbassy"],
    related: ["safety-health", "itineraries", "peru-guide"],
    ...writtenOn("2026-11-22", "Discovery"),
  },
  questions: {
    sources: ["migraciones", "tuBoleto", "bcrp", "cdc", "elNino"],
    ownSources: { hu: ["konzinfo"], en: ["govUk"] },
    related: ["peru-guide", "trip-planner", "pocket-peru"],
    ...writtenOn("2026-11-22", "Discovery"),
  },
  "getting-there": {
    sources: ["limaAirport", "ositran", "migraciones", "migracheck", "esta", "ecuador", "who"],
    ownSources: {
      hu: ["konzinfo", "eta"],
      en: ["govUk", "smartraveller", "eta", "brazilVisa"],
      es: ["boliviaMigration", "sagChile", "eta"],
    },
    related: ["entry", "lima-transport", "costs"],
    ...writtenOn("2026-11-22", "Discovery"),
  },
  "safety-health": {
    sources: ["elPeruano", "sutran", "indeci", "elNino"],
    ownSources: {
      hu: ["konzinfo", "limaEmbassy"],
      en: ["govUk", "travelStateGov", "canadaTravel", "smartraveller", "safeTravelNz"],
      es: ["exteriores", "sreMexico"],
    },
    related: ["altitude-health", "emergency", "for-whom"],
    category: "Discovery",
    published: "2026-11-22",
    revised: "2026-11-29",
  },
  "altitude-health": {
    sources: ["cdc", "wms", "who", "minsa"],
    ownSources: { en: ["usEmbassy"] },
    related: ["safety-health", "itineraries", "packing-list"],
    ...writtenOn("2026-11-29", "Discovery"),
  },
  "machu-picchu": {
    sources: ["tuBoleto", "machuPicchu", "culture", "sernanp", "perurail", "incaRail"],
    related: ["treks", "itineraries", "top-ten"],
    ...writtenOn("2026-11-22", "Discovery"),
  },
  "beyond-classic": {
    sources: ["tuBoleto", "culture", "sernanp", "unesco", "elNino", "peruTravel"],
    ownSources: { hu: ["konzinfo"], en: ["govUk"] },
    related: ["itineraries", "treks", "jungle"],
    ...writtenOn("2026-11-22", "Discovery"),
  },
  treks: {
    sources: ["cultureCusco", "tuBoleto", "sernanp", "autocolca", "senamhi", "elPeruano"],
    related: ["machu-picchu", "packing-list", "altitude-health"],
    ...writtenOn("2026-11-22", "Discovery"),
  },
  jungle: {
    sources: ["sernanp", "cdc", "usEmbassy", "govUk", "senamhi", "peruTravel"],
    related: ["beyond-classic", "weather", "itineraries"],
    ...writtenOn("2026-11-22", "Discovery"),
  },
};

/** The first page of the category, or else the guide, and the pages related to it. */
export function pagesForCategory(category: string): ListedPage[] {
  const own = guidePages.find((page) => guidePageFacts[page].category === category) ?? "peru-guide";
  return [own, ...guidePageFacts[own].related].slice(0, 3);
}
