import type { PeruvianWord } from "../phrase.ts";

export const moneyWords: PeruvianWord[] = [
  {
    id: "sencillo",
    word: "sencillo",
    neutral: "cambio: monedas y billetes chicos",
    sentence: "¿Tiene sencillo?",
  },
  { id: "vuelto", word: "vuelto", neutral: "cambio que se devuelve", sentence: "Le falta darme mi vuelto." },
  { id: "luca", word: "luca", neutral: "un sol", sentence: "Cuesta diez lucas." },
  { id: "china", word: "china", neutral: "cincuenta céntimos", sentence: "Me faltó una china." },
  {
    id: "ferro",
    word: "ferro",
    neutral: "moneda de diez céntimos, la de menos valor",
    sentence: "No me queda ni un ferro.",
  },
  { id: "plata", word: "plata", neutral: "dinero", sentence: "No alcanza la plata." },
  { id: "boleta", word: "boleta", neutral: "recibo de compra", sentence: "Pida su boleta." },
  {
    id: "chancha",
    word: "hacer una chancha",
    neutral: "juntar dinero entre varios",
    sentence: "Hagamos una chancha para el taxi.",
  },
  {
    id: "propina",
    word: "propina",
    neutral: "propina; también la paga de los niños",
    sentence: "La propina es aparte.",
  },
  {
    id: "yapear",
    word: "yapear",
    neutral: "pagar con la aplicación Yape, de un banco local",
    sentence: "¿Te puedo yapear?",
  },
];
