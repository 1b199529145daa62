import type { GuidePageText } from "#content/guide-page.ts";

export const limaTransport = {
  title: "limaTransport",
  description: "",
  keywords: [],
  lead: "",
  pictureAlt: "",
  sections: [],
} satisfies GuidePageText;
