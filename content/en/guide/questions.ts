import type { GuidePageText } from "#content/guide-page.ts";

export default {
  title: "Questions and answers",
  description: "The twenty-five questions that everybody asks before the trip, answered briefly.",
  keywords: ["faq", "questions", "answers", "frequently"],
  lead: "The twenty-five questions that everybody asks before the trip, answered briefly.",
  pictureAlt: "Questions and answers",
  sections: [
    { id: "before", title: "before", blocks: [] },
    { id: "money", title: "money", blocks: [] },
    { id: "arriving", title: "arriving", blocks: [] },
    { id: "on-the-way", title: "on-the-way", blocks: [] },
    { id: "health-safety", title: "health-safety", blocks: [] },
  ],
} satisfies GuidePageText;
