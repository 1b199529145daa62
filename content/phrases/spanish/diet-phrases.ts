import type { SpanishPhrase } from "../phrase.ts";

export const dietPhrases: SpanishPhrase[] = [
  {
    id: "vegetarian",
    spanish: "Soy vegetariano (vegetariana)",
    hungarian: "Vegetáriánus vagyok",
    english: "I’m vegetarian",
  },
  {
    id: "vegan",
    spanish: "Soy vegano (vegana): no como carne, pescado, leche, queso ni huevo",
    hungarian: "Vegán vagyok: nem eszem húst, halat, tejet, sajtot, tojást",
    english: "I’m vegan: I don’t eat meat, fish, milk, cheese or eggs",
  },
  {
    id: "neither-chicken",
    spanish: "No como carne, tampoco pollo ni pescado",
    hungarian: "Nem eszem húst, se csirkét, se halat",
    english: "I don’t eat meat, and no chicken or fish either",
  },
  {
    id: "meat-stock",
    spanish: "¿Lleva caldo de carne o de pollo?",
    hungarian: "Van benne hús- vagy csirkealaplé?",
    english: "Does it have meat or chicken stock in it?",
  },
  {
    id: "coeliac",
    spanish: "Soy celíaco (celíaca): no puedo comer trigo, cebada ni centeno",
    hungarian: "Cöliákiás vagyok: nem ehetek búzát, árpát, rozst",
    english: "I’m coeliac: I can’t eat wheat, barley or rye",
  },
  {
    id: "soy-sauce",
    spanish: "¿Lleva sillao?",
    hungarian: "Van benne szójaszósz?",
    english: "Does it have soy sauce in it?",
  },
  {
    id: "peanuts",
    spanish: "¿Lleva maní? Me hace mucho daño",
    hungarian: "Van benne földimogyoró? Nagyon árt nekem",
    english: "Are there peanuts in it? They make me very ill",
  },
  {
    id: "nuts",
    spanish: "Soy alérgico (alérgica) a las nueces y al maní",
    hungarian: "Allergiás vagyok a dióra és a földimogyoróra",
    english: "I’m allergic to nuts and peanuts",
  },
  {
    id: "shellfish",
    spanish: "Soy alérgico (alérgica) a los mariscos",
    hungarian: "Allergiás vagyok a tenger gyümölcseire",
    english: "I’m allergic to shellfish",
  },
  {
    id: "fish-allergy",
    spanish: "Soy alérgico (alérgica) al pescado",
    hungarian: "Allergiás vagyok a halra",
    english: "I’m allergic to fish",
  },
  {
    id: "lactose",
    spanish: "No puedo tomar leche ni comer queso",
    hungarian: "Nem ihatok tejet, és nem ehetek sajtot",
    english: "I can’t have milk or cheese",
  },
  {
    id: "egg-allergy",
    spanish: "Soy alérgico (alérgica) al huevo",
    hungarian: "Allergiás vagyok a tojásra",
    english: "I’m allergic to eggs",
  },
  {
    id: "no-pork",
    spanish: "No como chancho",
    hungarian: "Nem eszem disznóhúst",
    english: "I don’t eat pork",
  },
  {
    id: "no-sugar",
    spanish: "Sin azúcar, tengo diabetes",
    hungarian: "Cukor nélkül kérem, cukorbeteg vagyok",
    english: "No sugar, I have diabetes",
  },
  {
    id: "pregnant-no-raw",
    spanish: "Estoy embarazada, no puedo comer nada crudo",
    hungarian: "Várandós vagyok, nem ehetek nyerset",
    english: "I’m pregnant, I can’t eat anything raw",
  },
  {
    id: "could-be-dangerous",
    spanish: "Es grave: puedo terminar en el hospital",
    hungarian: "Komoly: kórházba kerülhetek tőle",
    english: "It’s serious: I could end up in hospital",
  },
];
