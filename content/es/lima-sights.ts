import type { GuidePageText } from "#content/guide-page.ts";

export const limaSights = {
  title: "limaSights",
  description: "",
  keywords: [],
  lead: "",
  pictureAlt: "",
  sections: [],
} satisfies GuidePageText;
