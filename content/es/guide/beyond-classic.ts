import type { GuidePageText } from "#content/guide-page.ts";

export default {
  title: "Más allá de la ruta clásica",
  description: "Paracas, Huaraz, Trujillo, Kuélap y Máncora: lo que casi todos dejan fuera.",
  keywords: ["Paracas", "Ballestas", "Huaraz", "Trujillo"],
  lead: "Paracas, Huaraz, Trujillo, Kuélap y Máncora: lo que casi todos dejan fuera.",
  pictureAlt: "Más allá de la ruta clásica",
  sections: [
    { id: "compare", title: "compare", blocks: [] },
    { id: "paracas", title: "paracas", blocks: [] },
    { id: "huaraz", title: "huaraz", blocks: [] },
    { id: "trujillo", title: "trujillo", blocks: [] },
    { id: "chachapoyas", title: "chachapoyas", blocks: [] },
    { id: "mancora", title: "mancora", blocks: [] },
    { id: "puerto-maldonado", title: "puerto-maldonado", blocks: [] },
    { id: "fit", title: "fit", blocks: [] },
  ],
} satisfies GuidePageText;
