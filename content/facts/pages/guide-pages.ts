import type { Category } from "#api/posts/categories.ts";
import { guidePages, type GuidePage, type ListedPage } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import type { SiteId } from "#content/facts/places/sites.ts";

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

const place = (sources: SiteId[], related: ListedPage[]): GuidePageFacts => ({
  sources,
  related,
  ...writtenOn("2026-11-29", "Discovery"),
});

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
    revised: "2026-11-30",
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
  "place-sacred-valley": place(
    ["cosituc", "perurail", "incaRail", "peruTravel"],
    ["place-cusco", "machu-picchu", "itinerary-one-week"],
  ),
  "place-paracas": place(
    ["sernanp", "cruzDelSur", "peruHop", "unesco"],
    ["place-arequipa", "itinerary-two-weeks", "weather"],
  ),
  "place-iquitos": place(
    ["sernanp", "govUk", "cdc", "senamhi"],
    ["jungle", "getting-there", "itinerary-cusco-jungle"],
  ),
  "place-huaraz": place(
    ["sernanp", "cruzDelSur", "unesco", "culture"],
    ["treks", "altitude-health", "itinerary-north"],
  ),
  "place-puerto-maldonado": place(
    ["sernanp", "cdc", "senamhi", "cruzDelSur"],
    ["jungle", "itinerary-cusco-jungle", "place-cusco"],
  ),
  "place-trujillo": place(
    ["peruTravel", "culture", "cruzDelSur", "elPeruano"],
    ["itinerary-north", "history", "safety-health"],
  ),
  "place-chachapoyas": place(
    ["tuBoleto", "culture", "peruTravel", "senamhi"],
    ["itinerary-north", "beyond-classic", "history"],
  ),
  ways: {
    sources: ["latam", "cruzDelSur", "perurail", "incaRail", "peruHop", "sutran", "peruTravel"],
    related: ["places", "trip-planner", "itineraries"],
    ...writtenOn("2026-11-29", "Discovery"),
  },
  "place-lima": place(
    ["larco", "visitaLima", "limaAirport", "atu", "lum", "peruTravel"],
    ["lima-sights", "lima-transport", "gastronomy"],
  ),
  "place-aguas-calientes": place(
    ["perurail", "incaRail", "tuBoleto", "machuPicchu"],
    ["machu-picchu", "place-sacred-valley", "treks"],
  ),
  "place-mancora": place(
    ["peruTravel", "elNino", "elPeruano", "cruzDelSur"],
    ["itinerary-north", "place-trujillo", "weather"],
  ),
  "place-ayacucho": place(
    ["culture", "peruTravel", "cruzDelSur", "senamhi"],
    ["holidays", "history", "place-paracas"],
  ),
  "place-cajamarca": place(
    ["culture", "peruTravel", "cruzDelSur", "senamhi"],
    ["place-trujillo", "place-chachapoyas", "history"],
  ),
  "place-cusco": place(
    ["cosituc", "tuBoleto", "cultureCusco", "perurail", "unesco"],
    ["machu-picchu", "itinerary-ten-days", "altitude-health"],
  ),
  "place-arequipa": place(
    ["santaCatalina", "autocolca", "cruzDelSur", "unesco", "senamhi"],
    ["place-puno", "itinerary-two-weeks", "treks"],
  ),
  "place-puno": place(
    ["unescoIntangible", "cruzDelSur", "perurail", "senamhi", "peruTravel"],
    ["place-arequipa", "itinerary-two-weeks", "altitude-health"],
  ),
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
    revised: "2026-11-30",
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
    revised: "2026-11-30",
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
    revised: "2026-11-30",
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
    revised: "2026-11-30",
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
    revised: "2026-11-30",
  },
  "altitude-health": {
    sources: ["cdc", "wms", "who", "minsa"],
    ownSources: { en: ["usEmbassy"] },
    related: ["safety-health", "itineraries", "packing-list"],
    ...writtenOn("2026-11-29", "Discovery"),
    revised: "2026-11-30",
  },
  "machu-picchu": {
    sources: ["tuBoleto", "machuPicchu", "culture", "sernanp", "perurail", "incaRail"],
    related: ["treks", "itineraries", "top-ten"],
    ...writtenOn("2026-11-22", "Discovery"),
    revised: "2026-11-30",
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
