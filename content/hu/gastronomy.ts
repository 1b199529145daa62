import type { GuidePageText } from "#content/guide-page.ts";

export const gastronomy = {
  title: "gastronomy",
  description: "",
  keywords: [],
  lead: "",
  pictureAlt: "",
  sections: [],
} satisfies GuidePageText;
