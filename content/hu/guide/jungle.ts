import type { GuidePageText } from "#content/guide-page.ts";

export default {
  title: "Melyik őserdő?",
  description: "Tambopata, Manu vagy Iquitos: idő, pénz, állatok, szállás összehasonlítva.",
  keywords: ["őserdő", "dzsungel", "esőerdő", "Amazonas"],
  lead: "Tambopata, Manu vagy Iquitos: idő, pénz, állatok, szállás összehasonlítva.",
  pictureAlt: "Melyik őserdő?",
  sections: [
    { id: "compare", title: "compare", blocks: [] },
    { id: "tambopata", title: "tambopata", blocks: [] },
    { id: "manu", title: "manu", blocks: [] },
    { id: "iquitos", title: "iquitos", blocks: [] },
    { id: "lodge", title: "lodge", blocks: [] },
    { id: "health", title: "health", blocks: [] },
  ],
} satisfies GuidePageText;
