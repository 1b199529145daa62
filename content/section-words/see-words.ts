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
    es: "palo selfie mochila dron baño reglas ",
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
  "top-ten#lima": { hu: "mit nézzek meg Limában", en: "what to do in Lima", es: "qué hacer en Lima" },
  "lima-sights": {
    hu: "mit nézzek meg Limában látnivalók múzeumok",
    en: "what to do in Lima things to do museums",
    es: "qué hacer en Lima museos",
  },
  "lima-sights#more": { hu: "múzeumok", en: "museums", es: "museos" },
  "lima-sights#barranco": {
    hu: "éjszakai élet bár",
    en: "nightlife bars night life",
    es: "vida nocturna bares",
  },
  "top-ten#cusco": {
    hu: "mit nézzek meg Cuscóban",
    en: "what to do in Cusco things to do",
    es: "qué hacer en Cusco",
  },
  "top-ten#cusco-sights": {
    hu: "mit nézzek meg Cuscóban látnivalók",
    en: "what to do in Cusco things to do sights",
    es: "qué hacer en Cusco lugares",
  },
  "top-ten#cusco-tickets": {
    hu: "turistajegy boleto turístico",
    en: "tourist ticket boleto turistico",
    es: "boleto turístico",
  },
  "top-ten#arequipa": {
    hu: "mit nézzek meg Arequipában",
    en: "what to do in Arequipa things to do",
    es: "qué hacer en Arequipa",
  },
  "treks#compare": {
    hu: "hegymászás milyen nehéz a túra nehézség",
    en: "trek difficulty how hard fitness",
    es: "dificultad qué tan difícil",
  },
  "treks#salkantay": { hu: "nehéz nehézség", en: "difficulty how hard", es: "dificultad difícil" },
  "treks#inca-trail": { hu: "inca trail", en: "difficulty how hard permit", es: "dificultad permiso" },
  "treks#short-inca-trail": { hu: "short inca trail", en: "", es: "" },
  treks: { hu: "hegymászás", en: "hiking trekking", es: "senderismo" },
  "machu-picchu#trains": {
    hu: "PeruRail Inca Rail poggyász a vonaton",
    en: "PeruRail Inca Rail luggage size train bag",
    es: "PeruRail Inca Rail equipaje en el tren",
  },
  "machu-picchu#which-circuit": { hu: "melyik kör", en: "which route", es: "qué ruta" },
  "machu-picchu#buying": {
    hu: "jegyfoglalás jegyvásárlás",
    en: "book tickets booking",
    es: "comprar boletos reservar",
  },
  "top-ten#titicaca": { hu: "úszó szigetek uros", en: "floating islands uros", es: "islas flotantes uros" },
  "jungle#lodge": { hu: "lodge erdei szállás Tambopata", en: "lodge Tambopata", es: "albergue Tambopata" },
};
