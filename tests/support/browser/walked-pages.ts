import { guidePages, overviewOf, type GuidePage } from "#i18n/addresses.ts";

/** The longest of the pages below each overview, which are all built alike. */
const examples: GuidePage[] = ["itinerary-three-weeks", "place-lima"];

/** The pages of the guide that journeys walk through; the HTML of all of them is read in tests/pages. */
export const walkedPages = guidePages.filter((page) => overviewOf(page) === null || examples.includes(page));
