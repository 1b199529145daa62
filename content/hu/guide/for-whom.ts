import type { GuidePageText } from "#content/guide-page.ts";

export default {
  title: "Kinek való Peru?",
  description: "Gyerekkel, egyedül, idősen, kerekesszékkel, vegetáriánusként: mire számítsatok.",
  keywords: ["gyerek", "gyerekkel", "család", "egyedül"],
  lead: "Gyerekkel, egyedül, idősen, kerekesszékkel, vegetáriánusként: mire számítsatok.",
  pictureAlt: "Kinek való Peru?",
  sections: [
    { id: "children", title: "children", blocks: [] },
    { id: "alone", title: "alone", blocks: [] },
    { id: "women", title: "women", blocks: [] },
    { id: "lgbt", title: "lgbt", blocks: [] },
    { id: "older", title: "older", blocks: [] },
    { id: "wheelchair", title: "wheelchair", blocks: [] },
    { id: "vegetarians", title: "vegetarians", blocks: [] },
    { id: "respect", title: "respect", blocks: [] },
    { id: "responsible", title: "responsible", blocks: [] },
  ],
} satisfies GuidePageText;
