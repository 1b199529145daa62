import type { GuidePageText } from "#content/guide-page.ts";

export default {
  title: "A klasszikus körön túl",
  description: "Paracas, Huaraz, Trujillo, Kuélap, Máncora: ami a legtöbb útból kimarad.",
  keywords: ["Paracas", "Ballestas", "Huaraz", "Trujillo"],
  lead: "Paracas, Huaraz, Trujillo, Kuélap, Máncora: ami a legtöbb útból kimarad.",
  pictureAlt: "A klasszikus körön túl",
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
