import type { SpanishPhrase } from "../phrase.ts";

export const understandingPhrases: SpanishPhrase[] = [
  { id: "yes-no", spanish: "Sí. No.", hungarian: "Igen. Nem.", english: "Yes. No." },
  {
    id: "little-spanish",
    spanish: "Hablo muy poco español",
    hungarian: "Csak egy kicsit beszélek spanyolul",
    english: "I speak very little Spanish",
  },
  {
    id: "more-slowly",
    spanish: "Más despacio, por favor",
    hungarian: "Lassabban, kérem",
    english: "More slowly, please",
  },
  {
    id: "repeat",
    spanish: "¿Puede repetir, por favor?",
    hungarian: "Megismételné, kérem?",
    english: "Could you repeat that, please?",
  },
  {
    id: "write-it-down",
    spanish: "¿Me lo puede escribir?",
    hungarian: "Le tudná nekem írni?",
    english: "Could you write it down for me?",
  },
  {
    id: "what-does-it-mean",
    spanish: "¿Qué significa esta palabra?",
    hungarian: "Mit jelent ez a szó?",
    english: "What does this word mean?",
  },
  {
    id: "what-is-this-called",
    spanish: "¿Cómo se llama esto?",
    hungarian: "Hogy hívják ezt?",
    english: "What is this called?",
  },
  {
    id: "anyone-english",
    spanish: "¿Alguien habla inglés?",
    hungarian: "Beszél itt valaki angolul?",
    english: "Does anyone speak English?",
  },
  { id: "i-do-not-know", spanish: "No sé", hungarian: "Nem tudom", english: "I don’t know" },
  { id: "understood", spanish: "Ya, entiendo", hungarian: "Értem", english: "I see, I understand" },
];
