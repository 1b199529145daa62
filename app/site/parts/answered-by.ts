/**
 * The one that answers what is done to a control of a public page, before React has hydrated it and afterwards, and where:
 *
 * - `react`: starts the hydration, and is dispatched again when that is done (`app/site/page-script/hydrate.ts`)
 * - `browser`: nobody else, as it sends a form or opens a popover
 *
 * Answered by the page script, the one in the head of each page (`app/site/page-script/`):
 *
 * - `menu`: a link in it closes it, and Escape or a click elsewhere the list that is open in it (`menu.ts`)
 * - `language`: a link to the page in another language goes on at the part that is read (`page-language.ts`)
 * - `scheme`: stores and shows the colour scheme (`colour-scheme.ts`)
 * - `consent`: stores, shows or asks anew what may be loaded; its `value` says which (`consent.ts`)
 *
 * Answered by scripts that are fetched where they are needed:
 *
 * - `embed`: the player or picture of another site takes the link's place (`app/site/page-script/embeds.ts`)
 * - `slides`: shows the other slides of the home page (`app/site/home/slider/answer-slides.ts`)
 * - `contact`: all of the contact form (`app/site/contact/script/answer-contact.ts`)
 * - `search`: suggests while somebody types (`app/site/page-script/search/suggest.ts`)
 * - `sharing`: shares or copies a post's address (`app/site/page-script/sharing.ts`)
 * - `home-country`: folds a table to the reader's country, by a script behind the table (`app/site/guide/home-country/home-country-script.ts`)
 * - `pocket`: downloads the guide of a language (`app/site/offline/pocket/answer-page.ts`)
 *
 * A button, or a field of a form, without it is React's; a link or a disclosure is the browser's.
 */
type Answering =
  | "react"
  | "browser"
  | "menu"
  | "language"
  | "scheme"
  | "consent"
  | "embed"
  | "slides"
  | "contact"
  | "search"
  | "home-country"
  | "sharing"
  | "pocket";

/** The attribute of a control, by which the scripts find it. */
export function answeredBy<Who extends Answering>(who: Who): { "data-by": Who } {
  return { "data-by": who };
}
