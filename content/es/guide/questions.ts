import type { GuidePageText } from "#content/guide-page.ts";

export default {
  title: "Preguntas frecuentes",
  description: "Las veinticinco preguntas que todos hacen antes del viaje, con respuestas breves.",
  keywords: ["preguntas", "frecuentes", "respuestas", "dudas"],
  lead: "Las veinticinco preguntas que todos hacen antes del viaje, con respuestas breves.",
  pictureAlt: "Preguntas frecuentes",
  sections: [
    { id: "before", title: "before", blocks: [] },
    { id: "money", title: "money", blocks: [] },
    { id: "arriving", title: "arriving", blocks: [] },
    { id: "on-the-way", title: "on-the-way", blocks: [] },
    { id: "health-safety", title: "health-safety", blocks: [] },
  ],
} satisfies GuidePageText;
