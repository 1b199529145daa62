import { allowedMarkup } from "./post-html/allowed-markup.ts";
import { BlockBuilder } from "./post-html/block-builder.ts";
import { blocksToHtml, limitNesting } from "./post-html/post-blocks.ts";
import { readMarkup } from "./post-html/read-markup.ts";

/**
 * The canonical HTML of a post's text: whatever comes in, from an editor, an old post or an attacker,
 * only the formats that the editor offers come out, always written in the same way. Nothing of the
 * given markup is passed on: the allowed part is read into blocks and these are written anew.
 *
 * Cleaning what is clean changes nothing, and neither does opening it in TipTap and saving it. Never throws.
 *
 * @example cleanHtml('<p class="ql-indent-1"><b>Lima</b></p><script>…</script>')
 *   // '<p class="indent-1"><strong>Lima</strong></p>'
 */
export function cleanHtml(html: string): string {
  const builder = new BlockBuilder();
  readMarkup(allowedMarkup(html.toWellFormed()), builder);
  return blocksToHtml(limitNesting(builder.finish()));
}
