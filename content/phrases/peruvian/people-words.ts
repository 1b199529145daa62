import type { PeruvianWord } from "../phrase.ts";

export const peopleWords: PeruvianWord[] = [
  { id: "causa", word: "causa", neutral: "amigo cercano", sentence: "Mi causa vive en Barranco." },
  { id: "pata", word: "pata", neutral: "amigo; también tipo, hombre", sentence: "Ese pata es de Arequipa." },
  {
    id: "chibolo",
    word: "chibolo, chibola",
    neutral: "niño o joven",
    sentence: "Los chibolos juegan en la pista.",
  },
  {
    id: "flaco",
    word: "flaco, flaca",
    neutral: "novio o novia; también trato entre amigos",
    sentence: "Salió con su flaca.",
  },
  {
    id: "enamorado",
    word: "enamorado, enamorada",
    neutral: "novio, pareja sin compromiso de boda",
    sentence: "Vino con su enamorado.",
  },
  {
    id: "tia-tio",
    word: "tío, tía",
    neutral: "trato familiar para un adulto; a una desconocida puede molestarle",
    sentence: "Tía, ¿a cuánto está la palta?",
  },
  {
    id: "chochera",
    word: "chochera",
    neutral: "amigo íntimo",
    sentence: "Somos chocheras desde el colegio.",
  },
  {
    id: "collera",
    word: "collera",
    neutral: "grupo de amigos",
    sentence: "Se fue a la playa con su collera.",
  },
  {
    id: "gringo",
    word: "gringo, gringa",
    neutral: "extranjero de piel clara, sin mala intención",
    sentence: "¿De dónde es el gringo?",
  },
  {
    id: "charapa",
    word: "charapa",
    neutral: "persona de la selva (entre amigos)",
    sentence: "Su mamá es charapa, de Iquitos.",
  },
  {
    id: "huachafo",
    word: "huachafo",
    neutral: "cursi, de mal gusto",
    sentence: "¡Qué huachafo ese sombrero!",
  },
  {
    id: "pituco",
    word: "pituco",
    neutral: "persona o lugar de clase alta; pijo, fresa",
    sentence: "Es un barrio pituco.",
  },
  { id: "sapo", word: "sapo", neutral: "listo, entrometido", sentence: "No seas sapo, no mires." },
  {
    id: "chancon",
    word: "chancón",
    neutral: "muy estudioso, empollón",
    sentence: "La chancona sacó veinte.",
  },
  { id: "lorna", word: "lorna", neutral: "tonto, ingenuo", sentence: "Le cobraron doble por lorna." },
  { id: "misio", word: "misio", neutral: "sin dinero", sentence: "Estoy misio hasta fin de mes." },
];
