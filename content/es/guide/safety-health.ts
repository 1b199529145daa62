import type { GuidePageText } from "#content/guide-page.ts";

export default {
  title: "Seguridad y salud",
  description: "Ciudad por ciudad y barrio por barrio: qué cuidar y dónde encontrar ayuda.",
  keywords: ["seguridad", "peligroso", "robo", "protestas"],
  lead: "Ciudad por ciudad y barrio por barrio: qué cuidar y dónde encontrar ayuda.",
  pictureAlt: "Seguridad y salud",
  sections: [
    { id: "places", title: "places", blocks: [] },
    { id: "crimes", title: "crimes", blocks: [] },
    { id: "emergency", title: "emergency", blocks: [] },
    { id: "strikes", title: "strikes", blocks: [] },
    { id: "roads", title: "roads", blocks: [] },
    { id: "nature", title: "nature", blocks: [] },
    { id: "help", title: "help", blocks: [] },
    { id: "altitude", title: "altitude", blocks: [] },
    { id: "stomach", title: "stomach", blocks: [] },
    { id: "infections", title: "infections", blocks: [] },
    { id: "clinics", title: "clinics", blocks: [] },
    { id: "insurance", title: "insurance", blocks: [] },
  ],
} satisfies GuidePageText;
