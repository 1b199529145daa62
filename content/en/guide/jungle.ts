import type { GuidePageText } from "#content/guide-page.ts";

export default {
  title: "Which jungle?",
  description: "Tambopata, Manu or Iquitos: time, money, animals and lodges compared.",
  keywords: ["jungle", "rainforest", "Amazon", "Iquitos"],
  lead: "Tambopata, Manu or Iquitos: time, money, animals and lodges compared.",
  pictureAlt: "Which jungle?",
  sections: [
    { id: "compare", title: "compare", blocks: [] },
    { id: "tambopata", title: "tambopata", blocks: [] },
    { id: "manu", title: "manu", blocks: [] },
    { id: "iquitos", title: "iquitos", blocks: [] },
    { id: "lodge", title: "lodge", blocks: [] },
    { id: "health", title: "health", blocks: [] },
  ],
} satisfies GuidePageText;
