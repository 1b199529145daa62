import type { GuidePageText } from "#content/guide-page.ts";

export const visaTypes = {
  title: "visaTypes",
  description: "",
  keywords: [],
  lead: "",
  pictureAlt: "",
  sections: [],
} satisfies GuidePageText;
