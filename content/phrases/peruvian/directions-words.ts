import type { PeruvianWord } from "../phrase.ts";

export const directionsWords: PeruvianWord[] = [
  {
    id: "cuadra",
    word: "cuadra",
    neutral: "calle entre dos esquinas, manzana",
    sentence: "Está a tres cuadras.",
  },
  { id: "al-frente", word: "al frente", neutral: "enfrente", sentence: "El banco queda al frente." },
  {
    id: "a-la-vuelta",
    word: "a la vuelta",
    neutral: "doblando la esquina, muy cerca",
    sentence: "Vivo a la vuelta.",
  },
  {
    id: "jiron",
    word: "jirón",
    neutral: "calle de varias cuadras",
    sentence: "Jirón de la Unión, cuadra cinco.",
  },
  { id: "ovalo", word: "óvalo", neutral: "rotonda, glorieta", sentence: "Me bajo en el Óvalo Gutiérrez." },
  { id: "pista", word: "pista", neutral: "calzada", sentence: "No camines por la pista." },
  { id: "vereda", word: "vereda", neutral: "acera, banqueta", sentence: "Sube a la vereda." },
  {
    id: "malecon",
    word: "malecón",
    neutral: "paseo sobre el acantilado",
    sentence: "Paseamos por el malecón de Miraflores.",
  },
  {
    id: "berma",
    word: "berma",
    neutral: "franja junto a la calzada",
    sentence: "Se estacionó en la berma central.",
  },
  {
    id: "rompemuelle",
    word: "rompemuelle",
    neutral: "badén, tope, lomo de burro",
    sentence: "¡Cuidado con el rompemuelle!",
  },
  {
    id: "de-frente",
    word: "de frente",
    neutral: "todo recto; directamente",
    sentence: "Siga de frente dos cuadras.",
  },
  {
    id: "aqui-nomas",
    word: "aquicito nomás",
    neutral: "muy cerca (puede no serlo)",
    sentence: "Queda aquicito nomás.",
  },
  {
    id: "sshh",
    word: "SS. HH.",
    neutral: "servicios higiénicos: baños",
    sentence: "Los SS. HH. están al fondo.",
  },
];
