import type { GuidePageText } from "#content/guide-page.ts";

export const weather = {
  title: "weather",
  description: "",
  keywords: [],
  lead: "",
  pictureAlt: "",
  sections: [],
} satisfies GuidePageText;
