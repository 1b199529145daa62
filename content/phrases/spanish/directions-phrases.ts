import type { SpanishPhrase } from "../phrase.ts";

export const directionsPhrases: SpanishPhrase[] = [
  {
    id: "how-do-i-get-to",
    spanish: "¿Cómo llego a…?",
    hungarian: "Hogy jutok el …-hoz/-hez?",
    english: "How do I get to…?",
  },
  { id: "is-it-far", spanish: "¿Está lejos?", hungarian: "Messze van?", english: "Is it far?" },
  {
    id: "can-i-walk",
    spanish: "¿Se puede ir caminando?",
    hungarian: "El lehet jutni gyalog?",
    english: "Can I walk there?",
  },
  {
    id: "how-many-blocks",
    spanish: "¿A cuántas cuadras?",
    hungarian: "Hány háztömbnyire?",
    english: "How many blocks away?",
  },
  {
    id: "show-me-on-the-map",
    spanish: "¿Me lo muestra en el mapa?",
    hungarian: "Megmutatná a térképen?",
    english: "Could you show me on the map?",
  },
  { id: "i-am-lost", spanish: "Estoy perdido (perdida)", hungarian: "Eltévedtem", english: "I’m lost" },
  { id: "on-the-corner", spanish: "En la esquina", hungarian: "A sarkon", english: "On the corner" },
  { id: "opposite", spanish: "Al frente", hungarian: "Szemben", english: "Opposite" },
  {
    id: "round-the-corner",
    spanish: "A la vuelta",
    hungarian: "A sarkon túl, mindjárt itt",
    english: "Round the corner",
  },
  { id: "up-down", spanish: "Arriba. Abajo.", hungarian: "Fent. Lent.", english: "Up. Down." },
  { id: "near-here", spanish: "Cerca de aquí", hungarian: "A közelben", english: "Near here" },
  {
    id: "is-it-safe-here",
    spanish: "¿Es segura esta zona de noche?",
    hungarian: "Biztonságos ez a környék éjszaka?",
    english: "Is this area safe at night?",
  },
  {
    id: "what-time-does-it-open",
    spanish: "¿A qué hora abre? ¿A qué hora cierra?",
    hungarian: "Mikor nyit? Mikor zár?",
    english: "What time does it open? What time does it close?",
  },
  {
    id: "two-tickets-in",
    spanish: "Dos entradas, por favor",
    hungarian: "Két belépőt kérek",
    english: "Two tickets, please (to get in)",
  },
];
