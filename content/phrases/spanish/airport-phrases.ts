import type { SpanishPhrase } from "../phrase.ts";

export const airportPhrases: SpanishPhrase[] = [
  {
    id: "here-is-my-passport",
    spanish: "Aquí está mi pasaporte",
    hungarian: "Tessék, az útlevelem",
    english: "Here is my passport",
  },
  {
    id: "i-come-as-a-tourist",
    spanish: "Vengo de turista",
    hungarian: "Turistaként jöttem",
    english: "I’m here as a tourist",
  },
  {
    id: "staying-days",
    spanish: "Me quedo quince días",
    hungarian: "Két hétig maradok",
    english: "I’m staying for two weeks",
  },
  {
    id: "could-i-have-days",
    spanish: "¿Me puede dar noventa días, por favor?",
    hungarian: "Kaphatnék kilencven napot?",
    english: "Could you give me ninety days, please?",
  },
  {
    id: "where-is-the-luggage",
    spanish: "¿Dónde se recoge el equipaje?",
    hungarian: "Hol lehet átvenni a csomagokat?",
    english: "Where is the baggage claim?",
  },
  {
    id: "my-suitcase-is-missing",
    spanish: "No llegó mi maleta",
    hungarian: "Nem jött meg a bőröndöm",
    english: "My suitcase hasn’t arrived",
  },
  {
    id: "nothing-to-declare",
    spanish: "No tengo nada que declarar",
    hungarian: "Nincs elvámolnivalóm",
    english: "I have nothing to declare",
  },
  {
    id: "where-to-change-money",
    spanish: "¿Dónde puedo cambiar dinero?",
    hungarian: "Hol tudok pénzt váltani?",
    english: "Where can I change money?",
  },
  {
    id: "where-is-the-atm",
    spanish: "¿Hay un cajero por aquí?",
    hungarian: "Van a közelben bankautomata?",
    english: "Is there a cash machine near here?",
  },
  {
    id: "official-taxi",
    spanish: "¿Dónde están los taxis autorizados?",
    hungarian: "Hol vannak az engedéllyel rendelkező taxik?",
    english: "Where are the authorised taxis?",
  },
  {
    id: "which-gate",
    spanish: "¿Cuál es la puerta de embarque?",
    hungarian: "Melyik a beszállókapu?",
    english: "Which is the boarding gate?",
  },
  {
    id: "flight-delayed",
    spanish: "¿Está retrasado el vuelo?",
    hungarian: "Késik a járat?",
    english: "Is the flight delayed?",
  },
];
