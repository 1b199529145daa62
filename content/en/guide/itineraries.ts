import type { GuidePageText } from "#content/guide-page.ts";

export default {
  title: "Itineraries",
  description: "One, two and three weeks day by day: hours, prices, beds, altitude and a spare day.",
  keywords: ["itinerary", "itineraries", "route", "one"],
  lead: "One, two and three weeks day by day: hours, prices, beds, altitude and a spare day.",
  pictureAlt: "Itineraries",
  sections: [
    { id: "choose", title: "choose", blocks: [] },
    { id: "one-week", title: "one-week", blocks: [] },
    { id: "ten-days", title: "ten-days", blocks: [] },
    { id: "two-weeks", title: "two-weeks", blocks: [] },
    { id: "cusco-jungle", title: "cusco-jungle", blocks: [] },
    { id: "three-weeks", title: "three-weeks", blocks: [] },
    { id: "slow", title: "slow", blocks: [] },
    { id: "with-children", title: "with-children", blocks: [] },
    { id: "north", title: "north", blocks: [] },
    { id: "book-ahead", title: "book-ahead", blocks: [] },
  ],
} satisfies GuidePageText;
