import { counter } from "#i18n/format/count.ts";
import type { SiteAlertsTexts } from "./hu.ts";

const count = counter("en");

export const siteAlerts = {
  title: "Alerts",
  intro:
    "A strike, a closed road, a flood: one line at the top of the pages concerned, which says more when it is opened. It disappears by itself at midnight in Lima on its last day.",
  loading: "Loading the alerts…",
  loadFailed: "The alerts could not be loaded.",
  retry: "Try again",
  add: "New alert",
  none: "There are no alerts.",
  unnamed: "Alert without a title",
  removed: (name) => `${name}: deleted.`,
  level: "How serious is it?",
  levels: { notice: "Notice", warning: "Warning", danger: "Danger" },
  states: {
    shown: (day) => `Shown until ${day}`,
    planned: (day) => `Shown from ${day}`,
    ended: (day) => `Ended on ${day}`,
  },
  unsaved: "not saved yet",
  days: { from: "First day", until: "Last day" },
  untilHint: "In Peru’s time; this day still counts.",
  allPages: "On every page, the home page too",
  pages: (n) => count(n, { other: "Pages that show it ({n})" }),
  places: (n) => count(n, { other: "Places at which the trip planner shows it ({n})" }),
  find: "Find pages and places",
  findHint: "Such as Cusco: all that are found can be chosen at once.",
  chooseAll: (n) => count(n, { one: "Choose this one", other: "Choose all {n}" }),
  wordsHint: "Readers of a language without a title see the alert in another one.",
  labels: { title: "Title, one line", text: "Details" },
  faultTexts: {
    title: "A title is needed in one language at least, and wherever there are details.",
    days: "Both days are needed, and the last must not be before the first.",
    place: "Choose at least one page or place.",
  },
  leaveText: "Your changes to the alerts are not saved and will be lost.",
} satisfies SiteAlertsTexts;
