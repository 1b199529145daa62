import { unescapeHtml } from "./escape-html.ts";

const descriptionLength = 160;

/**
 * For search engines: the text without tags, cut to 160 characters with an ellipsis.
 * @example describePost("<p>Lima &amp; Cusco</p>") // "Lima & Cusco"
 */
export function describePost(html: string): string {
  const text = plainPostText(html);
  // By code points, so that no surrogate pair is cut.
  const characters = Array.from(text);
  return characters.length > descriptionLength ? `${characters.slice(0, descriptionLength).join("")}…` : text;
}

/** The words of a post in one line, without those below its pictures and tables. */
export function plainPostText(html: string): string {
  const plain = html
    // Below a picture, and between sentences, these would be read as part of one.
    .replace(/<(figcaption|caption)>.*?<\/\1>/gs, " ")
    // The end of a block or a line separates words; that of `<strong>` does not.
    .replace(/<(?:\/(?:p|h[1-6]|li|blockquote|t[dh])|[bh]r)\b[^>]*>/g, " ")
    .replace(/<[^>]*>/g, "");
  return unescapeHtml(plain).replace(/\s+/g, " ").trim();
}
