import type { GuidePageText } from "#content/guide-page.ts";

export default {
  title: "Costs and where to stay",
  description: "What a day and a whole trip cost, and which district to sleep in.",
  keywords: ["cost", "costs", "price", "prices"],
  lead: "What a day and a whole trip cost, and which district to sleep in.",
  pictureAlt: "Costs and where to stay",
  sections: [
    { id: "daily", title: "daily", blocks: [] },
    { id: "totals", title: "totals", blocks: [] },
    { id: "big-items", title: "big-items", blocks: [] },
    { id: "small-things", title: "small-things", blocks: [] },
    { id: "paying", title: "paying", blocks: [] },
    { id: "stay-rules", title: "stay-rules", blocks: [] },
    { id: "stay-lima", title: "stay-lima", blocks: [] },
    { id: "stay-cusco", title: "stay-cusco", blocks: [] },
    { id: "stay-valley", title: "stay-valley", blocks: [] },
    { id: "stay-arequipa", title: "stay-arequipa", blocks: [] },
    { id: "stay-puno", title: "stay-puno", blocks: [] },
    { id: "stay-jungle", title: "stay-jungle", blocks: [] },
  ],
} satisfies GuidePageText;
