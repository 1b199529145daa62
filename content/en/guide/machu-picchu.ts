import type { GuidePageText } from "#content/guide-page.ts";

export default {
  title: "Machu Picchu step by step",
  description: "Which circuit, when and where to buy, which train, and what is not allowed.",
  keywords: ["Machu", "Picchu", "ticket", "tickets"],
  lead: "Which circuit, when and where to buy, which train, and what is not allowed.",
  pictureAlt: "Machu Picchu step by step",
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
