import type { GuidePageText } from "#content/guide-page.ts";

export default {
  title: "Treks",
  description: "Inca Trail, Salkantay, Ausangate, Huaraz: days, height, permits and difficulty.",
  keywords: ["trek", "treks", "trekking", "hike"],
  lead: "Inca Trail, Salkantay, Ausangate, Huaraz: days, height, permits and difficulty.",
  pictureAlt: "Treks",
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
