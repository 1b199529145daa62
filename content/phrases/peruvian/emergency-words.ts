import type { PeruvianWord } from "../phrase.ts";

export const emergencyWords: PeruvianWord[] = [
  {
    id: "comisaria",
    word: "comisaría",
    neutral: "puesto de policía",
    sentence: "Fui a la comisaría de Turismo.",
  },
  {
    id: "denuncia",
    word: "poner una denuncia",
    neutral: "denunciar, dar parte",
    sentence: "Puse la denuncia por el celular.",
  },
  { id: "serenazgo", word: "serenazgo", neutral: "vigilancia municipal", sentence: "Llame al serenazgo." },
  {
    id: "tombo",
    word: "tombo",
    neutral: "policía (jerga; no se les dice en la cara)",
    sentence: "Ahí viene un tombo.",
  },
  {
    id: "choro",
    word: "choro",
    neutral: "ladrón; con ese, también mejillón",
    sentence: "¡Agárralo, es un choro!",
  },
  {
    id: "arranchar",
    word: "arranchar",
    neutral: "arrebatar, dar el tirón",
    sentence: "Le arrancharon el celular.",
  },
  {
    id: "pepear",
    word: "pepear",
    neutral: "drogar a alguien para robarle",
    sentence: "No aceptes tragos: te pueden pepear.",
  },
  {
    id: "huaico",
    word: "huaico",
    neutral: "alud de barro y piedras",
    sentence: "Un huaico tapó la carretera.",
  },
  { id: "paro", word: "paro", neutral: "huelga con bloqueo de vías", sentence: "Mañana hay paro en Cusco." },
  {
    id: "temblor",
    word: "temblor",
    neutral: "sismo que no llega a terremoto",
    sentence: "¿Sentiste el temblor?",
  },
  {
    id: "zona-segura",
    word: "zona segura",
    neutral: "donde hay que pararse en un sismo, marcada con una S",
    sentence: "Párese en la zona segura.",
  },
];
