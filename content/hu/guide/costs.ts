import type { GuidePageText } from "#content/guide-page.ts";

export default {
  title: "Költségek és szállás",
  description: "Mennyibe kerül egy nap, mennyi az egész út, és hol érdemes aludni.",
  keywords: ["költség", "költségek", "ár", "árak"],
  lead: "Mennyibe kerül egy nap, mennyi az egész út, és hol érdemes aludni.",
  pictureAlt: "Költségek és szállás",
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
