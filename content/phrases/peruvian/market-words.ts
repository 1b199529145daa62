import type { PeruvianWord } from "../phrase.ts";

export const marketWords: PeruvianWord[] = [
  { id: "yapa", word: "yapa", neutral: "un poco más, de regalo", sentence: "¿Y mi yapa, casera?" },
  { id: "rebajita", word: "rebajita", neutral: "descuento pequeño", sentence: "¿No me hace una rebajita?" },
  {
    id: "bodega",
    word: "bodega",
    neutral: "tienda de barrio, de abarrotes",
    sentence: "Compra agua en la bodega.",
  },
  {
    id: "ambulante",
    word: "ambulante",
    neutral: "vendedor de la calle",
    sentence: "Los ambulantes venden gorros.",
  },
  {
    id: "cachina",
    word: "cachina",
    neutral: "mercado de cosas usadas",
    sentence: "Lo encontró en la cachina.",
  },
  {
    id: "galeria",
    word: "galería",
    neutral: "centro de tiendas pequeñas",
    sentence: "Hay polos baratos en la galería.",
  },
  { id: "atado", word: "atado", neutral: "manojo", sentence: "Un atado de hierbabuena." },
  {
    id: "arroba",
    word: "arroba",
    neutral: "once kilos y medio, de papas o fruta",
    sentence: "La papa se vende por arrobas.",
  },
  { id: "bolsa", word: "bolsa", neutral: "bolsa, funda de plástico; se paga", sentence: "¿Desea bolsa?" },
  {
    id: "despachar",
    word: "despachar",
    neutral: "atender, servir al cliente",
    sentence: "¿La están despachando?",
  },
];
