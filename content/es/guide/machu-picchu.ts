import type { GuidePageText } from "#content/guide-page.ts";

export default {
  title: "Machu Picchu paso a paso",
  description: "Qué circuito, cuándo y dónde comprar, qué tren tomar y qué no se permite.",
  keywords: ["Machu", "Picchu", "entrada", "entradas"],
  lead: "Qué circuito, cuándo y dónde comprar, qué tren tomar y qué no se permite.",
  pictureAlt: "Machu Picchu paso a paso",
  sections: [
    { id: "which-circuit", title: "which-circuit", blocks: [] },
    { id: "prices", title: "prices", blocks: [] },
    { id: "buying", title: "buying", blocks: [] },
    { id: "calendar", title: "calendar", blocks: [] },
    { id: "trains", title: "trains", blocks: [] },
    { id: "bus-up", title: "bus-up", blocks: [] },
    { id: "cheap-way", title: "cheap-way", blocks: [] },
    { id: "mountains", title: "mountains", blocks: [] },
    { id: "day", title: "day", blocks: [] },
    { id: "rules", title: "rules", blocks: [] },
    { id: "what-goes-wrong", title: "what-goes-wrong", blocks: [] },
  ],
} satisfies GuidePageText;
