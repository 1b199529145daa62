import type { SpanishPhrase } from "../phrase.ts";

export const trekkingPhrases: SpanishPhrase[] = [
  { id: "will-it-rain", spanish: "¿Va a llover?", hungarian: "Esni fog?", english: "Is it going to rain?" },
  {
    id: "is-it-cold-at-night",
    spanish: "¿Hace frío en la noche?",
    hungarian: "Hideg van éjszaka?",
    english: "Is it cold at night?",
  },
  {
    id: "how-high-is-it",
    spanish: "¿A qué altura está?",
    hungarian: "Milyen magasan van?",
    english: "How high is it?",
  },
  {
    id: "how-many-hours-walking",
    spanish: "¿Cuántas horas se camina?",
    hungarian: "Hány óra gyalog?",
    english: "How many hours’ walk is it?",
  },
  {
    id: "is-this-the-trail-to",
    spanish: "¿Este es el camino a…?",
    hungarian: "Ez az út vezet …-hoz/-hez?",
    english: "Is this the trail to…?",
  },
  {
    id: "is-it-steep",
    spanish: "¿Es muy empinado?",
    hungarian: "Nagyon meredek?",
    english: "Is it very steep?",
  },
  {
    id: "a-rest",
    spanish: "¿Podemos descansar un rato?",
    hungarian: "Pihenhetünk egy kicsit?",
    english: "Could we rest for a while?",
  },
  {
    id: "slower-please",
    spanish: "Más lento, por favor",
    hungarian: "Lassabban, kérem",
    english: "Slower, please",
  },
  {
    id: "drinking-water",
    spanish: "¿Esta agua se puede tomar?",
    hungarian: "Iható ez a víz?",
    english: "Is this water safe to drink?",
  },
  {
    id: "where-can-we-camp",
    spanish: "¿Dónde se puede acampar?",
    hungarian: "Hol lehet sátrazni?",
    english: "Where can we camp?",
  },
  {
    id: "rent-poles",
    spanish: "¿Alquilan bastones?",
    hungarian: "Lehet túrabotot bérelni?",
    english: "Do you rent out trekking poles?",
  },
  {
    id: "a-horse",
    spanish: "¿Cuánto cuesta el caballo hasta arriba?",
    hungarian: "Mennyibe kerül a ló felfelé?",
    english: "How much is a horse to the top?",
  },
  {
    id: "are-there-snakes",
    spanish: "¿Hay víboras por aquí?",
    hungarian: "Vannak erre kígyók?",
    english: "Are there snakes here?",
  },
  {
    id: "are-there-dogs",
    spanish: "¿El perro muerde?",
    hungarian: "Harap a kutya?",
    english: "Does the dog bite?",
  },
  {
    id: "can-i-take-a-photo",
    spanish: "¿Le puedo tomar una foto?",
    hungarian: "Lefényképezhetem?",
    english: "May I take your photo?",
  },
  {
    id: "thank-the-team",
    spanish: "Gracias por todo su trabajo",
    hungarian: "Köszönjük, hogy ennyit dolgoztak értünk",
    english: "Thank you for all your work",
  },
];
