import type { PeruvianWord } from "../phrase.ts";

export const greetingsWords: PeruvianWord[] = [
  {
    id: "habla",
    word: "¡habla!",
    neutral: "hola, ¿qué tal? (entre amigos)",
    sentence: "¡Habla, causa! ¿Todo bien?",
  },
  {
    id: "que-fue",
    word: "¿qué fue?",
    neutral: "¿qué tal?, ¿qué pasó?",
    sentence: "¿Qué fue, hermano? ¿Ya llegaste?",
  },
  { id: "chau", word: "chau", neutral: "adiós", sentence: "Ya me voy, ¡chau!" },
  { id: "nos-vemos", word: "ahí nos vemos", neutral: "hasta luego", sentence: "Ya, pues, ahí nos vemos." },
  {
    id: "permiso",
    word: "permiso",
    neutral: "con permiso, para pasar",
    sentence: "Permiso, por favor, bajo aquí.",
  },
  {
    id: "provecho",
    word: "provecho",
    neutral: "buen provecho; se dice también a desconocidos",
    sentence: "Provecho, señora.",
  },
  { id: "ya", word: "ya", neutral: "de acuerdo, vale", sentence: "—¿A las ocho? —Ya." },
  {
    id: "ya-pues",
    word: "ya pues",
    neutral: "insistencia: anda, por favor",
    sentence: "Ya pues, acompáñame.",
  },
  { id: "pe", word: "pe", neutral: "pues, al final de la oración", sentence: "Así es, pe." },
  {
    id: "casera",
    word: "casero, casera",
    neutral: "así se llaman en el mercado el vendedor y el cliente de siempre",
    sentence: "¿Qué va a llevar, caserita?",
  },
  {
    id: "joven-senorita",
    word: "joven, señorita",
    neutral: "para llamar al mozo o a quien atiende, de cualquier edad",
    sentence: "Señorita, la cuenta, por favor.",
  },
  {
    id: "maestro",
    word: "maestro",
    neutral: "trato para el conductor o el obrero",
    sentence: "Maestro, ¿me deja en la esquina?",
  },
  {
    id: "nomas",
    word: "nomás",
    neutral: "sin más; adelante, con confianza",
    sentence: "Pase nomás, siéntese.",
  },
];
