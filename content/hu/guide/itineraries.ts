import type { GuidePageText } from "#content/guide-page.ts";

export default {
  title: "Útitervek",
  description: "Egy, két és három hét napról napra: menetidő, ár, szállás, magasság, pihenőnap.",
  keywords: ["útiterv", "útitervek", "program", "napról"],
  lead: "Egy, két és három hét napról napra: menetidő, ár, szállás, magasság, pihenőnap.",
  pictureAlt: "Útitervek",
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
