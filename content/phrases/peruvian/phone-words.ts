import type { PeruvianWord } from "../phrase.ts";

export const phoneWords: PeruvianWord[] = [
  { id: "celular", word: "celular", neutral: "móvil", sentence: "Se me descargó el celular." },
  { id: "chip", word: "chip", neutral: "tarjeta SIM", sentence: "Quiero un chip prepago." },
  { id: "recarga", word: "recarga", neutral: "saldo que se compra", sentence: "Una recarga de diez soles." },
  {
    id: "timbrar",
    word: "timbrar",
    neutral: "llamar y colgar, hacer sonar",
    sentence: "Tímbrame cuando llegues.",
  },
  { id: "clave", word: "clave", neutral: "contraseña", sentence: "¿Cuál es la clave del wifi?" },
  {
    id: "cabina",
    word: "cabina",
    neutral: "local con internet por horas",
    sentence: "Imprime el boleto en la cabina.",
  },
  {
    id: "lapicero",
    word: "lapicero",
    neutral: "bolígrafo, birome, pluma",
    sentence: "¿Me presta un lapicero?",
  },
];
