import type { GuidePageText } from "#content/guide-page.ts";

export default {
  title: "Costos y alojamiento",
  description: "Cuánto cuesta un día, cuánto el viaje entero y en qué barrio dormir.",
  keywords: ["costo", "costos", "precio", "precios"],
  lead: "Cuánto cuesta un día, cuánto el viaje entero y en qué barrio dormir.",
  pictureAlt: "Costos y alojamiento",
  sections: [
    { id: "daily", title: "daily", blocks: [] },
    { id: "totals", title: "totals", blocks: [] },
    { id: "big-items", title: "big-items", blocks: [] },
    { id: "small-things", title: "small-things", blocks: [] },
    { id: "paying", title: "paying", blocks: [] },
    { id: "stay-rules", title: "stay-rules", blocks: [] },
    { id: "stay-lima", title: "stay-lima", blocks: [] },
    { id: "stay-cusco", title: "stay-cusco", blocks: [] },
    { id: "stay-valley", title: "stay-valley", blocks: [] },
    { id: "stay-arequipa", title: "stay-arequipa", blocks: [] },
    { id: "stay-puno", title: "stay-puno", blocks: [] },
    { id: "stay-jungle", title: "stay-jungle", blocks: [] },
  ],
} satisfies GuidePageText;
