import type { SpanishPhrase } from "../phrase.ts";

export const timePhrases: SpanishPhrase[] = [
  {
    id: "what-time-is-it",
    spanish: "¿Qué hora es?",
    hungarian: "Hány óra van?",
    english: "What time is it?",
  },
  {
    id: "it-is-three",
    spanish: "Son las tres y media",
    hungarian: "Fél négy van",
    english: "It’s half past three",
  },
  {
    id: "quarter-to",
    spanish: "Es un cuarto para las ocho",
    hungarian: "Háromnegyed nyolc van",
    english: "It’s a quarter to eight",
  },
  {
    id: "at-what-time",
    spanish: "¿A qué hora empieza?",
    hungarian: "Mikor kezdődik?",
    english: "What time does it start?",
  },
  {
    id: "today-tomorrow",
    spanish: "hoy, mañana, pasado mañana",
    hungarian: "ma, holnap, holnapután",
    english: "today, tomorrow, the day after",
  },
  {
    id: "yesterday",
    spanish: "ayer, anoche",
    hungarian: "tegnap, tegnap este",
    english: "yesterday, last night",
  },
  {
    id: "in-the-morning",
    spanish: "en la mañana, en la tarde, en la noche",
    hungarian: "délelőtt, délután, este",
    english: "in the morning, in the afternoon, at night",
  },
  {
    id: "monday-wednesday",
    spanish: "lunes, martes, miércoles",
    hungarian: "hétfő, kedd, szerda",
    english: "Monday, Tuesday, Wednesday",
  },
  {
    id: "thursday-saturday",
    spanish: "jueves, viernes, sábado",
    hungarian: "csütörtök, péntek, szombat",
    english: "Thursday, Friday, Saturday",
  },
  { id: "sunday", spanish: "domingo", hungarian: "vasárnap", english: "Sunday" },
  {
    id: "is-it-a-holiday",
    spanish: "¿Mañana es feriado?",
    hungarian: "Holnap ünnepnap lesz?",
    english: "Is tomorrow a public holiday?",
  },
  {
    id: "january-april",
    spanish: "enero, febrero, marzo, abril",
    hungarian: "január, február, március, április",
    english: "January, February, March, April",
  },
  {
    id: "may-august",
    spanish: "mayo, junio, julio, agosto",
    hungarian: "május, június, július, augusztus",
    english: "May, June, July, August",
  },
  {
    id: "september-december",
    spanish: "setiembre, octubre, noviembre, diciembre",
    hungarian: "szeptember, október, november, december",
    english: "September, October, November, December",
  },
  { id: "next-week", spanish: "la próxima semana", hungarian: "jövő héten", english: "next week" },
  { id: "right-away", spanish: "al toque", hungarian: "azonnal, rögtön", english: "right away" },
];
