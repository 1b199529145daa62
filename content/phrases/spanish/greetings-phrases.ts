import type { SpanishPhrase } from "../phrase.ts";

export const greetingsPhrases: SpanishPhrase[] = [
  { id: "hi", spanish: "Hola", hungarian: "Szia, helló", english: "Hi" },
  {
    id: "pleased-to-meet-you",
    spanish: "Mucho gusto",
    hungarian: "Örülök, hogy megismerhetem",
    english: "Pleased to meet you",
  },
  {
    id: "fine-and-you",
    spanish: "Bien, gracias. ¿Y usted?",
    hungarian: "Jól, köszönöm. És ön?",
    english: "Fine, thank you. And you?",
  },
  { id: "may-i", spanish: "¿Se puede?", hungarian: "Szabad?", english: "May I?" },
  {
    id: "with-permission",
    spanish: "Permiso",
    hungarian: "Szabad lesz? (ha el akartok menni valaki mellett)",
    english: "Excuse me (to get past)",
  },
  {
    id: "sorry",
    spanish: "Perdón, fue sin querer",
    hungarian: "Bocsánat, nem akartam",
    english: "Sorry, I didn’t mean to",
  },
  { id: "no-thank-you", spanish: "No, gracias", hungarian: "Nem, köszönöm", english: "No, thank you" },
  { id: "very-kind", spanish: "Muy amable", hungarian: "Nagyon kedves", english: "That’s very kind" },
  { id: "bon-appetit", spanish: "Buen provecho", hungarian: "Jó étvágyat", english: "Enjoy your meal" },
  {
    id: "see-you-tomorrow",
    spanish: "Hasta mañana",
    hungarian: "Viszlát holnap",
    english: "See you tomorrow",
  },
  { id: "bye", spanish: "Chau, nos vemos", hungarian: "Szia, viszlát", english: "Bye, see you" },
  { id: "take-care", spanish: "Que le vaya bien", hungarian: "Minden jót", english: "All the best" },
];
