import type { GuidePageText } from "#content/guide-page.ts";

export default {
  title: "Safety and health",
  description: "Town by town and district by district: what to watch for and where to get help.",
  keywords: ["safety", "safe", "dangerous", "theft"],
  lead: "Town by town and district by district: what to watch for and where to get help.",
  pictureAlt: "Safety and health",
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
