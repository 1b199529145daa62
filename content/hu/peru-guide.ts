import type { GuidePageText } from "#content/guide-page.ts";

export const peruGuide = {
  title: "peruGuide",
  description: "",
  keywords: [],
  lead: "",
  pictureAlt: "",
  sections: [],
} satisfies GuidePageText;
