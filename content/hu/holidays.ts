import type { GuidePageText } from "#content/guide-page.ts";

export const holidays = {
  title: "holidays",
  description: "",
  keywords: [],
  lead: "",
  pictureAlt: "",
  sections: [],
} satisfies GuidePageText;
