import type { PeruvianWord } from "../phrase.ts";

export const hotelWords: PeruvianWord[] = [
  {
    id: "hostal",
    word: "hostal",
    neutral: "hotel sencillo, no siempre de camas compartidas",
    sentence: "El hostal incluye desayuno.",
  },
  {
    id: "matrimonial",
    word: "cama matrimonial",
    neutral: "cama doble",
    sentence: "Un cuarto con cama matrimonial.",
  },
  { id: "frazada", word: "frazada", neutral: "manta, cobija", sentence: "¿Me presta otra frazada?" },
  { id: "cano", word: "caño", neutral: "grifo, llave del agua", sentence: "No tome agua del caño." },
  { id: "terma", word: "terma", neutral: "calentador de agua", sentence: "Hay que prender la terma." },
  { id: "tacho", word: "tacho", neutral: "cubo de basura, papelera", sentence: "El papel va al tacho." },
  { id: "foco", word: "foco", neutral: "bombilla", sentence: "Se quemó el foco." },
  {
    id: "cuartelero",
    word: "cuartelero",
    neutral: "empleado que cuida los cuartos y abre de noche",
    sentence: "El cuartelero abre a toda hora.",
  },
  { id: "depa", word: "depa", neutral: "apartamento, piso", sentence: "Alquilan un depa en Barranco." },
  {
    id: "malogrado",
    word: "malogrado",
    neutral: "estropeado, averiado",
    sentence: "La ducha está malograda.",
  },
  { id: "cochera", word: "cochera", neutral: "garaje, estacionamiento", sentence: "El hotel tiene cochera." },
  { id: "prender", word: "prender", neutral: "encender", sentence: "¿Cómo se prende la estufa?" },
  { id: "guachiman", word: "guachimán", neutral: "vigilante", sentence: "Déjele la llave al guachimán." },
];
