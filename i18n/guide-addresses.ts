import type { Language } from "./languages.ts";

export type Addresses = Record<string, Record<Language, string>>;

/**
 * The pages of the guide by group, in the order of the menu. The files of a page's words, picture and scene are named after
 * its id.
 */
export const guidePageAddresses = {
  plan: {
    "peru-guide": { hu: "peru-utmutato", en: "peru-guide", es: "guia-peru" },
    itineraries: { hu: "peru-utitervek", en: "peru-itineraries", es: "itinerarios-peru" },
    costs: { hu: "peru-koltsegek-szallas", en: "peru-costs-and-stays", es: "costos-y-alojamiento-peru" },
    "where-to-stay": { hu: "peru-szallas", en: "where-to-stay-in-peru", es: "donde-alojarse-en-peru" },
    weather: { hu: "peru-idojaras", en: "peru-weather", es: "clima-peru" },
    "for-whom": { hu: "peru-kinek", en: "peru-for-every-traveller", es: "peru-para-cada-viajero" },
    questions: { hu: "peru-kerdesek", en: "peru-questions", es: "preguntas-peru" },
  },
  arrive: {
    entry: { hu: "peru-beutazas", en: "peru-travel", es: "viajar-peru" },
    "visa-types": { hu: "peru-vizum-tipusok", en: "peru-visa-types", es: "tipos-visa-peru" },
    "getting-there": { hu: "eljutas-peruba", en: "getting-to-peru", es: "como-llegar-a-peru" },
    ways: { hu: "utazas-peruban", en: "getting-around-peru", es: "como-moverse-en-peru" },
    "safety-health": { hu: "peru-biztonsag-egeszseg", en: "peru-safety-health", es: "seguridad-salud-peru" },
    "altitude-health": {
      hu: "peru-magassag-egeszseg",
      en: "peru-altitude-health",
      es: "altura-y-salud-en-peru",
    },
    "lima-transport": { hu: "lima-kozlekedes", en: "lima-transportation", es: "transporte-lima" },
  },
  see: {
    places: { hu: "peru-helyek", en: "places-in-peru", es: "lugares-del-peru" },
    "top-ten": { hu: "peru-top10-latnivalo", en: "peru-top10-attractions", es: "top10-lugares-peru" },
    "machu-picchu": { hu: "machu-picchu-latogatas", en: "visit-machu-picchu", es: "visitar-machu-picchu" },
    "lima-sights": { hu: "lima-latnivalok", en: "lima-attractions", es: "atracciones-lima" },
    "beyond-classic": {
      hu: "peru-klasszikus-koron-tul",
      en: "beyond-the-classic-route",
      es: "mas-alla-de-la-ruta-clasica",
    },
    treks: { hu: "peru-turak", en: "peru-treks", es: "caminatas-peru" },
    jungle: { hu: "peru-oserdo", en: "peru-jungle", es: "selva-peru" },
  },
  culture: {
    history: { hu: "peru-tortenelem", en: "peru-history", es: "historia-peru" },
    gastronomy: { hu: "peru-gasztronomia", en: "peru-gastronomy", es: "gastronomia-peru" },
    holidays: { hu: "peru-unnepek", en: "peru-holidays", es: "fiestas-peru" },
  },
} as const satisfies Record<string, Addresses>;

/** The pages of the guide that stand in no menu, by the page that leads to them: its overview. */
export const pagesBelowAddresses = {
  itineraries: {
    "itinerary-one-week": {
      hu: "peru-egy-het-utiterv",
      en: "peru-one-week-itinerary",
      es: "itinerario-peru-una-semana",
    },
    "itinerary-ten-days": {
      hu: "peru-tiz-nap-utiterv",
      en: "peru-ten-day-itinerary",
      es: "itinerario-peru-diez-dias",
    },
    "itinerary-two-weeks": {
      hu: "peru-ket-het-utiterv",
      en: "peru-two-week-itinerary",
      es: "itinerario-peru-dos-semanas",
    },
    "itinerary-cusco-jungle": {
      hu: "cusco-oserdo-utiterv",
      en: "cusco-and-jungle-itinerary",
      es: "itinerario-cusco-y-selva",
    },
    "itinerary-three-weeks": {
      hu: "peru-harom-het-utiterv",
      en: "peru-three-week-itinerary",
      es: "itinerario-peru-tres-semanas",
    },
    "itinerary-slow": {
      hu: "peru-lassan-utiterv",
      en: "slow-peru-itinerary",
      es: "itinerario-peru-sin-prisa",
    },
    "itinerary-with-children": {
      hu: "peru-gyerekekkel-utiterv",
      en: "peru-with-children-itinerary",
      es: "itinerario-peru-con-ninos",
    },
    "itinerary-north": {
      hu: "eszak-peru-utiterv",
      en: "northern-peru-itinerary",
      es: "itinerario-norte-peru",
    },
  },
  places: {
    "place-sacred-valley": {
      hu: "szent-volgy-utikalauz",
      en: "sacred-valley-guide",
      es: "guia-valle-sagrado",
    },
    "place-paracas": {
      hu: "paracas-ica-nazca-utikalauz",
      en: "paracas-ica-nazca-guide",
      es: "guia-paracas-ica-nasca",
    },
    "place-iquitos": { hu: "iquitos-utikalauz", en: "iquitos-guide", es: "guia-iquitos" },
    "place-huaraz": {
      hu: "huaraz-cordillera-blanca-utikalauz",
      en: "huaraz-cordillera-blanca-guide",
      es: "guia-huaraz-cordillera-blanca",
    },
    "place-puerto-maldonado": {
      hu: "puerto-maldonado-tambopata-utikalauz",
      en: "puerto-maldonado-tambopata-guide",
      es: "guia-puerto-maldonado-tambopata",
    },
    "place-trujillo": {
      hu: "trujillo-chiclayo-utikalauz",
      en: "trujillo-chiclayo-guide",
      es: "guia-trujillo-chiclayo",
    },
    "place-chachapoyas": {
      hu: "chachapoyas-kuelap-utikalauz",
      en: "chachapoyas-kuelap-guide",
      es: "guia-chachapoyas-kuelap",
    },
    "place-lima": { hu: "lima-utikalauz", en: "lima-guide", es: "guia-lima" },
    "place-aguas-calientes": {
      hu: "aguas-calientes-machu-picchu-falu",
      en: "aguas-calientes-machu-picchu-village",
      es: "guia-aguas-calientes-machu-picchu-pueblo",
    },
    "place-mancora": {
      hu: "mancora-eszaki-part-utikalauz",
      en: "mancora-north-coast-guide",
      es: "guia-mancora-costa-norte",
    },
    "place-ayacucho": { hu: "ayacucho-utikalauz", en: "ayacucho-guide", es: "guia-ayacucho" },
    "place-cajamarca": { hu: "cajamarca-utikalauz", en: "cajamarca-guide", es: "guia-cajamarca" },
    "place-cusco": { hu: "cusco-utikalauz", en: "cusco-guide", es: "guia-cusco" },
    "place-arequipa": {
      hu: "arequipa-colca-utikalauz",
      en: "arequipa-colca-guide",
      es: "guia-arequipa-colca",
    },
    "place-puno": { hu: "titicaca-puno-utikalauz", en: "titicaca-puno-guide", es: "guia-titicaca-puno" },
  },
} as const satisfies Record<string, Addresses>;

/** The blog’s categories, as they are stored; the slug in each language follows what readers see. */
export const categorySlugs = {
  uncategorized: { hu: "kategoria-nelkul", en: "uncategorised", es: "sin-categoria" },
  Education: { hu: "oktatas", en: "education", es: "educacion" },
  Discovery: { hu: "felfedezes", en: "discovery", es: "descubrimientos" },
  Gastronomy: { hu: "gasztronomia", en: "gastronomy", es: "gastronomia" },
  Agreculture: { hu: "mezogazdasag", en: "agriculture", es: "agricultura" },
  Entertainment: { hu: "szorakozas", en: "entertainment", es: "entretenimiento" },
  Music: { hu: "zene", en: "music", es: "musica" },
  Art: { hu: "muveszet", en: "art", es: "arte" },
  Business: { hu: "uzlet", en: "business", es: "negocios" },
  Investment: { hu: "befektetes", en: "investment", es: "inversiones" },
  Fashions: { hu: "divat", en: "fashion", es: "moda" },
  Sports: { hu: "sport", en: "sports", es: "deportes" },
  Sciense: { hu: "tudomany", en: "science", es: "ciencia" },
  Wheather: { hu: "idojaras", en: "weather", es: "clima" },
} as const satisfies Record<string, Record<Language, string>>;
