import type { GuidePageText } from "#content/guide-page.ts";

export default {
  title: "Caminatas",
  description: "Camino Inca, Salkantay, Ausangate, Huaraz: días, altura, permisos y dificultad.",
  keywords: ["caminata", "caminatas", "trekking", "senderismo"],
  lead: "Camino Inca, Salkantay, Ausangate, Huaraz: días, altura, permisos y dificultad.",
  pictureAlt: "Caminatas",
  sections: [
    { id: "compare", title: "compare", blocks: [] },
    { id: "inca-trail", title: "inca-trail", blocks: [] },
    { id: "salkantay", title: "salkantay", blocks: [] },
    { id: "lares", title: "lares", blocks: [] },
    { id: "choquequirao", title: "choquequirao", blocks: [] },
    { id: "ausangate", title: "ausangate", blocks: [] },
    { id: "huaraz", title: "huaraz", blocks: [] },
    { id: "colca", title: "colca", blocks: [] },
    { id: "agency", title: "agency", blocks: [] },
    { id: "pack", title: "pack", blocks: [] },
  ],
} satisfies GuidePageText;
