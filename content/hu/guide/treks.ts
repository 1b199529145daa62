import type { GuidePageText } from "#content/guide-page.ts";

export default {
  title: "Gyalogtúrák",
  description: "Inka-ösvény, Salkantay, Ausangate, Huaraz: napok, magasság, engedély, nehézség.",
  keywords: ["túra", "túrák", "trekking", "gyalogtúra"],
  lead: "Inka-ösvény, Salkantay, Ausangate, Huaraz: napok, magasság, engedély, nehézség.",
  pictureAlt: "Gyalogtúrák",
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
