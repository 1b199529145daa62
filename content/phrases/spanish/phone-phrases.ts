import type { SpanishPhrase } from "../phrase.ts";

export const phonePhrases: SpanishPhrase[] = [
  {
    id: "wifi-password",
    spanish: "¿Cuál es la clave del wifi?",
    hungarian: "Mi a wifi jelszava?",
    english: "What’s the wifi password?",
  },
  {
    id: "a-sim-card",
    spanish: "Un chip prepago, por favor",
    hungarian: "Egy feltöltős SIM-kártyát kérek",
    english: "A prepaid SIM card, please",
  },
  {
    id: "a-top-up",
    spanish: "Una recarga de veinte soles",
    hungarian: "Egy húszsolos feltöltést",
    english: "A top-up of twenty soles",
  },
  { id: "no-signal", spanish: "No hay señal", hungarian: "Nincs térerő", english: "There is no signal" },
  {
    id: "where-to-charge",
    spanish: "¿Dónde puedo cargar mi celular?",
    hungarian: "Hol tölthetem a telefonomat?",
    english: "Where can I charge my phone?",
  },
  {
    id: "an-adapter",
    spanish: "¿Tiene un adaptador?",
    hungarian: "Van adapterük?",
    english: "Do you have an adaptor?",
  },
  {
    id: "do-you-have-whatsapp",
    spanish: "¿Tiene WhatsApp?",
    hungarian: "Van WhatsAppja?",
    english: "Are you on WhatsApp?",
  },
  {
    id: "write-me-your-number",
    spanish: "¿Me da su número?",
    hungarian: "Megadná a számát?",
    english: "Could you give me your number?",
  },
  {
    id: "send-me-the-location",
    spanish: "¿Me manda la ubicación?",
    hungarian: "Elküldené a helyet?",
    english: "Could you send me the location?",
  },
  {
    id: "may-i-use-your-phone",
    spanish: "¿Me presta su teléfono? Es urgente",
    hungarian: "Kölcsönadná a telefonját? Sürgős",
    english: "May I use your phone? It’s urgent",
  },
];
