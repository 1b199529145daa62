import { printHtml } from "#api/post-html/print-html.ts";
import { readHtml } from "#api/post-html/read-html.ts";
import { allowedMarkup } from "./allowed-markup.ts";

/**
 * To be raised when the cleaner removes what it left before: at the next start stored posts are cleaned again
 * (`clean-stored-posts.ts`).
 */
export const cleanerVersion = 3;

/**
 * Makes HTML from an editor, an old post or an attacker canonical and safe: its allowed part is read into blocks
 * (`api/post-html/`), and HTML is printed from these. Never throws. Canonical HTML stays as it is, also when TipTap
 * opens and saves it.
 *
 * @example cleanHtml('<p class="ql-indent-1"><b>Lima</b></p><script>…</script>')
 *   // '<p class="indent-1"><strong>Lima</strong></p>'
 */
export function cleanHtml(html: string): string {
  return printHtml(readHtml(allowedMarkup(html.toWellFormed())));
}
