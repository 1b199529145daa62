import type { GuidePageText } from "#content/guide-page.ts";

export default {
  title: "For every traveller",
  description: "With children, alone, older, in a wheelchair, vegetarian: what to expect.",
  keywords: ["children", "family", "kids", "alone"],
  lead: "With children, alone, older, in a wheelchair, vegetarian: what to expect.",
  pictureAlt: "For every traveller",
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
