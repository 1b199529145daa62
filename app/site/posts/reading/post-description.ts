import { unescapeHtml } from "#api/post-html/escape-html.ts";

const descriptionLength = 160;

/**
 * For search engines: the text without tags, cut to 160 characters with an ellipsis.
 * @example describePost("<p>Lima &amp; Cusco</p>") // "Lima & Cusco"
 */
export function describePost(html: string): string {
  const plain = html
    // The end of a block or a line separates words; that of `<strong>` does not.
    .replace(/<(?:\/(?:p|h[1-6]|li|blockquote)|br)\b[^>]*>/g, " ")
    .replace(/<[^>]*>/g, "");
  const text = unescapeHtml(plain).replace(/\s+/g, " ").trim();
  // By code points, so that no surrogate pair is cut.
  const characters = Array.from(text);
  return characters.length > descriptionLength ? `${characters.slice(0, descriptionLength).join("")}…` : text;
}
