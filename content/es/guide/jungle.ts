import type { GuidePageText } from "#content/guide-page.ts";

export default {
  title: "¿Qué selva?",
  description: "Tambopata, Manu o Iquitos: tiempo, dinero, animales y albergues comparados.",
  keywords: ["selva", "amazonía", "Amazonas", "Iquitos"],
  lead: "Tambopata, Manu o Iquitos: tiempo, dinero, animales y albergues comparados.",
  pictureAlt: "¿Qué selva?",
  sections: [
    { id: "compare", title: "compare", blocks: [] },
    { id: "tambopata", title: "tambopata", blocks: [] },
    { id: "manu", title: "manu", blocks: [] },
    { id: "iquitos", title: "iquitos", blocks: [] },
    { id: "lodge", title: "lodge", blocks: [] },
    { id: "health", title: "health", blocks: [] },
  ],
} satisfies GuidePageText;
