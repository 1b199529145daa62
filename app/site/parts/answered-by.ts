/**
 * The one that answers an interaction with a control of a public page, before React has hydrated it and afterwards:
 *
 * - `react`: the event starts the hydration, and is dispatched again when it is done (`app/site/page-script/hydrate.ts`)
 * - `page-script`: the one script in the head of each page (`app/site/page-script/`), which also closes the menu that the browser opens
 * - `search`, `sharing`, `pocket`: scripts that are fetched where they are needed (`app/site/page-script/search/suggest.ts`,
 *   `app/site/page-script/sharing.ts`, `app/site/offline/pocket/answer-page.ts`)
 * - `browser`: nobody else, as it sends a form
 *
 * A button without it is React's, unless it opens a popover; a link or a disclosure is the browser's.
 */
type Answering = "react" | "page-script" | "search" | "sharing" | "pocket" | "browser";

/** The attribute of a control, which the scripts look for. */
export function answeredBy(who: Answering) {
  return { "data-by": who };
}
