import type { GuidePageText } from "#content/guide-page.ts";

export const history = {
  title: "history",
  description: "",
  keywords: [],
  lead: "",
  pictureAlt: "",
  sections: [],
} satisfies GuidePageText;
