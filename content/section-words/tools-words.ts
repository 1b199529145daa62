import type { SectionWords } from "./section-words.ts";

/** Of the tools. */
export const toolsWords: SectionWords = {
  "trip-planner": {
    hu: "saját útvonal útitervet tervezni kéthetes háromhetes",
    en: "plan my trip route builder make an itinerary",
    es: "armar itinerario planear planificar el viaje",
  },
  "stay-calculator": {
    hu: "túlmaradás túltartózkodás büntetés bírság hány nap maradt",
    en: "90 days overstay fine penalty days left",
    es: "sobreestadía multa penalidad días restantes",
  },
  money: {
    hu: "átszámítás pénzváltás mennyi egy sol pénzváltás",
    en: "convert currency calculator how much is a sol",
    es: "convertir moneda calculadora cuánto vale un sol cambiar dinero",
  },
  "packing-list": {
    hu: "mit vigyek magammal mit pakoljunk be bőröndbe",
    en: "what should I bring take with me suitcase checklist",
    es: "qué debo llevar meter en la maleta lista de equipaje",
  },
  phrasebook: {
    hu: "alapszavak spanyol szavak kecsua hogy mondják köszönni köszönés hogyan köszönjek",
    en: "basic words spanish words how do you say quechua learn spanish language",
    es: "vocabulario jerga modismos cómo se dice quechua aprender palabras",
  },
  emergency: {
    hu: "rendőrség mentő tűzoltó telefonszám baj mentők segélyhívó",
    en: "police ambulance fire brigade phone number",
    es: "policía ambulancia bomberos teléfono número",
  },
  "pocket-peru": {
    hu: "net nélkül internet nélkül offline térkép letöltés",
    en: "without internet offline map download app",
    es: "sin internet mapa sin conexión descargar aplicación",
  },
};
