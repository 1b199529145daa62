import type { PeruvianWord } from "../phrase.ts";

export const timeWords: PeruvianWord[] = [
  {
    id: "ahorita",
    word: "ahorita",
    neutral: "en un momento, que puede ser largo",
    sentence: "Ahorita vengo.",
  },
  { id: "al-toque", word: "al toque", neutral: "enseguida", sentence: "Te lo traigo al toque." },
  { id: "hora-peruana", word: "hora peruana", neutral: "con retraso", sentence: "A las ocho, hora peruana." },
  { id: "feriado", word: "feriado", neutral: "día festivo", sentence: "El lunes es feriado." },
  {
    id: "feriado-largo",
    word: "feriado largo",
    neutral: "puente, fin de semana largo",
    sentence: "Por el feriado largo no hay pasajes.",
  },
  {
    id: "cuarto-para",
    word: "un cuarto para las ocho",
    neutral: "las ocho menos cuarto",
    sentence: "Salimos a un cuarto para las ocho.",
  },
  { id: "recien", word: "recién", neutral: "hace un momento; apenas", sentence: "Recién llegué." },
  { id: "denantes", word: "denantes", neutral: "hace un rato", sentence: "Denantes lo vi en la plaza." },
  { id: "setiembre", word: "setiembre", neutral: "septiembre", sentence: "En setiembre ya no llueve." },
];
