import type { PeruvianWord } from "../phrase.ts";

export const clothesWords: PeruvianWord[] = [
  { id: "polo", word: "polo", neutral: "camiseta, playera, remera", sentence: "Un polo de algodón." },
  { id: "chompa", word: "chompa", neutral: "suéter, jersey", sentence: "Una chompa de alpaca." },
  {
    id: "casaca",
    word: "casaca",
    neutral: "chaqueta, chamarra, campera",
    sentence: "Lleva casaca para la noche.",
  },
  {
    id: "chullo",
    word: "chullo",
    neutral: "gorro andino con orejeras",
    sentence: "Compré un chullo en Pisac.",
  },
  { id: "lentes", word: "lentes", neutral: "gafas, anteojos", sentence: "Lentes de sol para el nevado." },
  {
    id: "zapatillas",
    word: "zapatillas",
    neutral: "tenis, deportivas",
    sentence: "Zapatillas para caminar.",
  },
  { id: "sayonara", word: "sayonaras", neutral: "chanclas, ojotas", sentence: "Sayonaras para la ducha." },
  {
    id: "ojotas",
    word: "ojotas",
    neutral: "sandalias andinas de llanta",
    sentence: "Los porteadores van con ojotas.",
  },
  { id: "truza", word: "truza", neutral: "calzoncillos", sentence: "Olvidé mis truzas en el hostal." },
  {
    id: "ropa-bano",
    word: "ropa de baño",
    neutral: "traje de baño, bañador",
    sentence: "Lleva ropa de baño a las aguas termales.",
  },
  {
    id: "manta",
    word: "lliclla, manta",
    neutral: "tela tejida que se lleva a la espalda",
    sentence: "Carga al bebé en su lliclla.",
  },
];
