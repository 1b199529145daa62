import type { GuidePageText } from "#content/guide-page.ts";

export default {
  title: "Para cada viajero",
  description: "Con niños, en solitario, con más años, en silla de ruedas o sin comer carne: qué esperar.",
  keywords: ["niños", "familia", "solo", "sola"],
  lead: "Con niños, en solitario, con más años, en silla de ruedas o sin comer carne: qué esperar.",
  pictureAlt: "Para cada viajero",
  sections: [
    { id: "children", title: "children", blocks: [] },
    { id: "alone", title: "alone", blocks: [] },
    { id: "women", title: "women", blocks: [] },
    { id: "lgbt", title: "lgbt", blocks: [] },
    { id: "older", title: "older", blocks: [] },
    { id: "wheelchair", title: "wheelchair", blocks: [] },
    { id: "vegetarians", title: "vegetarians", blocks: [] },
    { id: "respect", title: "respect", blocks: [] },
    { id: "responsible", title: "responsible", blocks: [] },
  ],
} satisfies GuidePageText;
