import { blocksToHtml, limitNesting } from "#api/post-html/post-blocks.ts";
import { allowedMarkup } from "./post-html/allowed-markup.ts";
import { BlockBuilder } from "./post-html/block-builder.ts";
import { readMarkup } from "./post-html/read-markup.ts";

/**
 * To be raised when the cleaner removes what it left before: at the next start stored posts are cleaned again
 * (`clean-stored-posts.ts`).
 */
export const cleanerVersion = 2;

/**
 * Makes HTML from an editor, an old post or an attacker canonical and safe: its allowed part is read into blocks
 * (`api/post-html/`), and HTML is written from these. Never throws. Canonical HTML stays as it is, also when TipTap
 * opens and saves it.
 *
 * @example cleanHtml('<p class="ql-indent-1"><b>Lima</b></p><script>…</script>')
 *   // '<p class="indent-1"><strong>Lima</strong></p>'
 */
export function cleanHtml(html: string): string {
  const builder = new BlockBuilder();
  readMarkup(allowedMarkup(html.toWellFormed()), builder);
  return blocksToHtml(limitNesting(builder.finish()));
}
