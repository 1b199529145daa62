import type { GuidePageText } from "#content/guide-page.ts";

export default {
  title: "Biztonság és egészség",
  description: "Városról városra, negyedről negyedre: mire figyeljetek, és hol kaptok segítséget.",
  keywords: ["biztonság", "veszélyes", "rablás", "lopás"],
  lead: "Városról városra, negyedről negyedre: mire figyeljetek, és hol kaptok segítséget.",
  pictureAlt: "Biztonság és egészség",
  sections: [
    { id: "places", title: "places", blocks: [] },
    { id: "crimes", title: "crimes", blocks: [] },
    { id: "emergency", title: "emergency", blocks: [] },
    { id: "strikes", title: "strikes", blocks: [] },
    { id: "roads", title: "roads", blocks: [] },
    { id: "nature", title: "nature", blocks: [] },
    { id: "help", title: "help", blocks: [] },
    { id: "altitude", title: "altitude", blocks: [] },
    { id: "stomach", title: "stomach", blocks: [] },
    { id: "infections", title: "infections", blocks: [] },
    { id: "clinics", title: "clinics", blocks: [] },
    { id: "insurance", title: "insurance", blocks: [] },
  ],
} satisfies GuidePageText;
