import type { SectionWords } from "./section-words.ts";

/** Of the pages about culture. */
export const cultureWords: SectionWords = {
  "gastronomy#andes": {
    hu: "mit egyek mit együnk Cuscóban tengerimalac cuy alpakahús",
    en: "what to eat in Cusco guinea pig cuy alpaca meat",
    es: "qué comer en Cusco cuy conejillo de indias carne de alpaca",
  },
  "gastronomy#lima-coast": {
    hu: "mit egyek mit együnk Limában",
    en: "what to eat in Lima",
    es: "qué comer en Lima",
  },
  "gastronomy#ceviche": { hu: "nyers hal", en: "raw fish", es: "pescado crudo" },
  "gastronomy#drinks": {
    hu: "mit igyunk sör bor kóla ital italok",
    en: "what to drink beer wine cola",
    es: "qué tomar qué beber cerveza vino gaseosa",
  },
  "gastronomy#food-safety": {
    hu: "utcai étel salátát ehetünk",
    en: "street food safe to eat salad",
    es: "comida callejera de la calle ensalada",
  },
  "gastronomy#prices": {
    hu: "mennyibe kerül egy ebéd vacsora éttermi árak",
    en: "price of a meal lunch dinner restaurant prices",
    es: "cuánto cuesta comer precio de un almuerzo cena menú",
  },
  "gastronomy#sweets": {
    hu: "desszert édesség sütemény gyümölcsök",
    en: "dessert desserts cake fruits",
    es: "postre postres dulce frutas",
  },
  gastronomy: { hu: "mit egyek mit együnk", en: "what to eat", es: "qué comer" },
  "gastronomy#dishes": { hu: "mit egyek mit együnk", en: "what to eat best dishes", es: "qué comer" },
  "holidays#public-holidays": {
    hu: "karácsony szilveszter húsvét",
    en: "christmas easter new year",
    es: "navidad año nuevo semana santa feriados",
  },
  "holidays#festivals": { hu: "húsvét nagyhét", en: "easter holy week", es: "semana santa carnaval" },
};
