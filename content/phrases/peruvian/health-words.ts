import type { PeruvianWord } from "../phrase.ts";

export const healthWords: PeruvianWord[] = [
  { id: "soroche", word: "soroche", neutral: "mal de altura", sentence: "Me agarró el soroche." },
  {
    id: "mate-de-coca",
    word: "mate de coca",
    neutral: "infusión de hojas de coca",
    sentence: "Un mate de coca para la altura.",
  },
  { id: "posta", word: "posta", neutral: "centro de salud pequeño", sentence: "La posta queda en la plaza." },
  { id: "topico", word: "tópico", neutral: "enfermería", sentence: "En la estación hay tópico." },
  { id: "bloqueador", word: "bloqueador", neutral: "protector solar", sentence: "Ponte bloqueador." },
  { id: "curita", word: "curita", neutral: "tirita, vendita", sentence: "¿Tiene una curita?" },
  {
    id: "agua-de-azahar",
    word: "agüita de azahar",
    neutral: "infusión de flor de naranjo, para los nervios",
    sentence: "Toma tu agüita de azahar y descansa.",
  },
  {
    id: "chucaque",
    word: "chucaque",
    neutral: "malestar del estómago por un susto o una vergüenza, en la creencia popular",
    sentence: "Con ese roche le dio chucaque.",
  },
  {
    id: "resfrio",
    word: "resfrío",
    neutral: "catarro, constipado (España)",
    sentence: "Estoy con un resfrío fuerte.",
  },
  {
    id: "suero",
    word: "suero",
    neutral: "sales de rehidratación",
    sentence: "Un sobre de suero, por favor.",
  },
];
