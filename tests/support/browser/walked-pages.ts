import { guidePages, overviewOf, type GuidePage } from "#i18n/addresses.ts";

/** The longest of the pages below each overview, which are all built alike. */
const examples: GuidePage[] = ["itinerary-three-weeks", "place-lima"];

/** The pages of the guide that journeys walk through; the HTML of all of them is read in tests/pages. */
export const walkedPages = guidePages.filter((page) => overviewOf(page) === null || examples.includes(page));

/**
 * Pages that hold all that looks different on a wide screen, and every colour: contents beside the text, lists of terms, notes, tables,
 * figures.
 */
export const colouredPages: GuidePage[] = ["peru-guide", "weather", "safety-health", "top-ten"];

/** Pages that hold every kind of block and every figure between them. */
export const blockPages: GuidePage[] = [
  ...colouredPages,
  "itinerary-three-weeks",
  "costs",
  "questions",
  "visa-types",
  "getting-there",
  "ways",
  "altitude-health",
  "lima-transport",
  "places",
  "machu-picchu",
  "lima-sights",
  "treks",
  "jungle",
  "holidays",
];

/** Pages on which a browser prints between them all that Intl says: amounts, days, months, times, how long a way is and how high. */
export const printingPages: GuidePage[] = [
  "itinerary-three-weeks",
  "costs",
  "weather",
  "ways",
  "treks",
  "holidays",
];
