import type { SectionWords } from "./section-words.ts";

/** Of the pages about what to see. */
export const seeWords: SectionWords = {
  "top-ten#huacachina": {
    hu: "homokdűne homokdeszka homokfutó sivatag",
    en: "sandboarding dune buggy dunes desert",
    es: "sandboard dunas tubulares desierto",
  },
  "top-ten#rainbow-mountain": {
    hu: "szivárványhegy színes hegy hétszínű",
    en: "coloured mountain seven colours",
    es: "montaña arcoíris montaña de siete colores",
  },
  "top-ten#machu-picchu-getting-there": {
    hu: "hogyan jutok el hogy lehet eljutni Cuscóból Machu Picchura legközelebbi repülőtér",
    en: "how to get from Cusco to Machu Picchu nearest airport",
    es: "cómo ir cómo llegar desde Cusco a Machu Picchu aeropuerto más cercano",
  },
  "treks#colca": { hu: "kondor kondorok", en: "condor condors", es: "cóndor cóndores" },
  "machu-picchu#rules": {
    hu: "szelfibot hátizsák drón mosdó szabályok",
    en: "selfie stick backpack drone toilet rules",
    es: "palo selfie mochila dron baño reglas",
  },
  "machu-picchu#walk-up": {
    hu: "elfogyott elfogytak jegy nincs jegy aznapi jegy helyben",
    en: "sold out no tickets left same day tickets at the gate",
    es: "agotadas sin entradas para el mismo día en el lugar",
  },
  "beyond-classic#mancora": {
    hu: "tengerpart strand fürdés szörf nyaralás",
    en: "beach beaches swimming surfing",
    es: "playa playas bañarse surf",
  },
  "beyond-classic#paracas": {
    hu: "pingvin oroszlánfóka fóka hajókirándulás",
    en: "penguins sea lions seals boat trip",
    es: "pingüinos lobos marinos paseo en bote",
  },
  "jungle#animals": {
    hu: "állatok majom jaguár lajhár kajmán papagáj",
    en: "wildlife monkeys jaguar sloth caiman parrots",
    es: "fauna monos jaguar perezoso caimán loros",
  },
};
