import type { SpanishPhrase } from "../phrase.ts";

export const marketPhrases: SpanishPhrase[] = [
  {
    id: "how-much-a-kilo",
    spanish: "¿A cuánto está el kilo?",
    hungarian: "Mennyi kilója?",
    english: "How much is a kilo?",
  },
  {
    id: "just-looking",
    spanish: "Solo estoy mirando, gracias",
    hungarian: "Csak nézelődöm, köszönöm",
    english: "I’m just looking, thank you",
  },
  { id: "can-i-try-it", spanish: "¿Puedo probar?", hungarian: "Megkóstolhatom?", english: "Can I try some?" },
  {
    id: "can-i-try-it-on",
    spanish: "¿Me lo puedo probar?",
    hungarian: "Felpróbálhatom?",
    english: "Can I try it on?",
  },
  {
    id: "half-a-kilo",
    spanish: "Medio kilo, por favor",
    hungarian: "Fél kilót kérek",
    english: "Half a kilo, please",
  },
  {
    id: "a-little-extra",
    spanish: "¿Y la yapa?",
    hungarian: "És a ráadás? (a piacon szokás kérni)",
    english: "And a little extra? (usual at markets)",
  },
  {
    id: "too-expensive",
    spanish: "Está muy caro para mí",
    hungarian: "Ez nekem túl drága",
    english: "It’s too expensive for me",
  },
  {
    id: "last-price",
    spanish: "¿Cuánto es lo menos?",
    hungarian: "Mi a legalacsonyabb ár?",
    english: "What’s your lowest price?",
  },
  { id: "i-take-it", spanish: "Me lo llevo", hungarian: "Megveszem", english: "I’ll take it" },
  {
    id: "larger-smaller",
    spanish: "¿Tiene uno más grande? ¿Más chico?",
    hungarian: "Van nagyobb? Kisebb?",
    english: "Do you have a bigger one? A smaller one?",
  },
  {
    id: "is-it-alpaca",
    spanish: "¿Es de alpaca o es sintético?",
    hungarian: "Alpaka vagy műszálas?",
    english: "Is it alpaca or synthetic?",
  },
  { id: "who-made-it", spanish: "¿Quién lo hizo?", hungarian: "Ki készítette?", english: "Who made it?" },
  {
    id: "bag-no-thanks",
    spanish: "Sin bolsa, gracias",
    hungarian: "Zacskó nem kell, köszönöm",
    english: "No bag, thank you",
  },
];
