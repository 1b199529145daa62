import type { SpanishPhrase } from "../phrase.ts";

export const talkPhrases: SpanishPhrase[] = [
  {
    id: "what-is-your-name",
    spanish: "¿Cómo te llamas?",
    hungarian: "Hogy hívnak?",
    english: "What’s your name?",
  },
  { id: "my-name-is", spanish: "Me llamo…", hungarian: "…-nak/-nek hívnak", english: "My name is…" },
  {
    id: "where-are-you-from",
    spanish: "¿De dónde eres?",
    hungarian: "Honnan jöttél?",
    english: "Where are you from?",
  },
  {
    id: "from-hungary",
    spanish: "Soy de Hungría",
    hungarian: "Magyarországról jöttem",
    english: "I’m from Hungary",
  },
  {
    id: "from-britain",
    spanish: "Soy de Inglaterra",
    hungarian: "Angliából jöttem",
    english: "I’m from England",
  },
  {
    id: "first-time-in-peru",
    spanish: "Es mi primera vez en el Perú",
    hungarian: "Először vagyok Peruban",
    english: "It’s my first time in Peru",
  },
  {
    id: "i-love-peru",
    spanish: "Me encanta su país",
    hungarian: "Nagyon tetszik az országuk",
    english: "I love your country",
  },
  {
    id: "the-food-is-great",
    spanish: "La comida peruana es buenísima",
    hungarian: "Nagyon jó a perui konyha",
    english: "Peruvian food is wonderful",
  },
  {
    id: "what-do-you-do",
    spanish: "¿A qué te dedicas?",
    hungarian: "Mivel foglalkozol?",
    english: "What do you do?",
  },
  {
    id: "do-you-have-children",
    spanish: "¿Tiene hijos?",
    hungarian: "Vannak gyerekei?",
    english: "Do you have children?",
  },
  {
    id: "i-travel-with",
    spanish: "Viajo con mi familia",
    hungarian: "A családommal utazom",
    english: "I’m travelling with my family",
  },
  { id: "i-am-married", spanish: "Soy casado (casada)", hungarian: "Házas vagyok", english: "I’m married" },
  {
    id: "how-old-are-you",
    spanish: "¿Cuántos años tienes?",
    hungarian: "Hány éves vagy?",
    english: "How old are you?",
  },
  { id: "cheers", spanish: "¡Salud!", hungarian: "Egészségedre!", english: "Cheers!" },
  { id: "really", spanish: "¿En serio?", hungarian: "Komolyan?", english: "Really?" },
  { id: "how-nice", spanish: "¡Qué lindo!", hungarian: "De szép!", english: "How lovely!" },
  { id: "shall-we-go", spanish: "¿Vamos?", hungarian: "Megyünk?", english: "Shall we go?" },
  { id: "no-problem", spanish: "No hay problema", hungarian: "Semmi gond", english: "No problem" },
];
