import type { GuidePageText } from "#content/guide-page.ts";

export default {
  title: "Beyond the classic route",
  description: "Paracas, Huaraz, Trujillo, Kuélap and Máncora: what most trips leave out.",
  keywords: ["Paracas", "Ballestas", "Huaraz", "Trujillo"],
  lead: "Paracas, Huaraz, Trujillo, Kuélap and Máncora: what most trips leave out.",
  pictureAlt: "Beyond the classic route",
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
