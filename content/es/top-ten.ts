import type { GuidePageText } from "#content/guide-page.ts";

export const topTen = {
  title: "topTen",
  description: "",
  keywords: [],
  lead: "",
  pictureAlt: "",
  sections: [],
} satisfies GuidePageText;
