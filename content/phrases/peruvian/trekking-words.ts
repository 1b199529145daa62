import type { PeruvianWord } from "../phrase.ts";

export const trekkingWords: PeruvianWord[] = [
  {
    id: "sierra",
    word: "sierra",
    neutral: "los Andes, la región de montaña",
    sentence: "En la sierra hace frío de noche.",
  },
  {
    id: "puna",
    word: "puna",
    neutral: "altiplano frío, sobre los 4000 metros",
    sentence: "Cruzamos la puna.",
  },
  { id: "apu", word: "apu", neutral: "montaña sagrada y su espíritu", sentence: "El Ausangate es un apu." },
  {
    id: "nevado",
    word: "nevado",
    neutral: "montaña con nieve perpetua",
    sentence: "Se ve el nevado desde el tren.",
  },
  {
    id: "abra",
    word: "abra",
    neutral: "paso de montaña, puerto",
    sentence: "En el abra corre un viento helado.",
  },
  { id: "quebrada", word: "quebrada", neutral: "valle estrecho", sentence: "Bajamos por la quebrada." },
  { id: "garua", word: "garúa", neutral: "llovizna fina de Lima", sentence: "Hay garúa todo el invierno." },
  {
    id: "friaje",
    word: "friaje",
    neutral: "ola de frío en la selva",
    sentence: "Con el friaje hace falta casaca hasta en Puerto Maldonado.",
  },
  {
    id: "arriero",
    word: "arriero",
    neutral: "quien lleva mulas o caballos",
    sentence: "El arriero carga la carpa.",
  },
  { id: "carpa", word: "carpa", neutral: "tienda de campaña", sentence: "¿Alquilan carpas?" },
  {
    id: "chacra",
    word: "chacra",
    neutral: "terreno de cultivo",
    sentence: "Atravesamos una chacra de quinua.",
  },
  { id: "cocha", word: "cocha", neutral: "laguna", sentence: "Pescamos pirañas en la cocha." },
  { id: "trocha", word: "trocha", neutral: "camino de tierra", sentence: "De aquí en adelante es trocha." },
  { id: "zancudo", word: "zancudo", neutral: "mosquito", sentence: "Repelente para los zancudos." },
  {
    id: "fiambre",
    word: "fiambre",
    neutral: "comida que se lleva al camino",
    sentence: "Compartimos el fiambre en la cumbre.",
  },
];
