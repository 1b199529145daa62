import type { GuidePageText } from "#content/guide-page.ts";

export default {
  title: "Gyakori kérdések",
  description: "Huszonöt kérdés, amelyet mindenki feltesz az út előtt, rövid válaszokkal.",
  keywords: ["gyakori", "kérdések", "gyik", "kérdés"],
  lead: "Huszonöt kérdés, amelyet mindenki feltesz az út előtt, rövid válaszokkal.",
  pictureAlt: "Gyakori kérdések",
  sections: [
    { id: "before", title: "before", blocks: [] },
    { id: "money", title: "money", blocks: [] },
    { id: "arriving", title: "arriving", blocks: [] },
    { id: "on-the-way", title: "on-the-way", blocks: [] },
    { id: "health-safety", title: "health-safety", blocks: [] },
  ],
} satisfies GuidePageText;
