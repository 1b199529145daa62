import type { SpanishPhrase } from "../phrase.ts";

export const moneyPhrases: SpanishPhrase[] = [
  {
    id: "any-change",
    spanish: "¿Tiene sencillo?",
    hungarian: "Van aprója?",
    english: "Do you have small change?",
  },
  {
    id: "change-for-a-hundred",
    spanish: "¿Me cambia un billete de cien?",
    hungarian: "Fel tudna váltani egy százast?",
    english: "Could you change a hundred-sol note?",
  },
  {
    id: "another-note",
    spanish: "Este billete está roto, ¿me da otro?",
    hungarian: "Ez a bankjegy szakadt, adna másikat?",
    english: "This note is torn, could I have another?",
  },
  {
    id: "a-receipt",
    spanish: "Una boleta, por favor",
    hungarian: "Blokkot kérek",
    english: "A receipt, please",
  },
  {
    id: "card-or-cash",
    spanish: "¿Efectivo o tarjeta?",
    hungarian: "Készpénz vagy kártya?",
    english: "Cash or card?",
  },
  {
    id: "the-change-is-wrong",
    spanish: "Falta vuelto",
    hungarian: "Kevés a visszajáró",
    english: "My change is short",
  },
  {
    id: "what-is-the-rate",
    spanish: "¿A cuánto está el cambio?",
    hungarian: "Mennyi az árfolyam?",
    english: "What is the exchange rate?",
  },
  {
    id: "atm-kept-my-card",
    spanish: "El cajero se tragó mi tarjeta",
    hungarian: "Az automata elnyelte a kártyámat",
    english: "The cash machine has swallowed my card",
  },
];
