import type { GuidePageText } from "#content/guide-page.ts";

export const entry = {
  title: "entry",
  description: "",
  keywords: [],
  lead: "",
  pictureAlt: "",
  sections: [],
} satisfies GuidePageText;
