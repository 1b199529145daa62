const descriptionLength = 160;

const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  "#39": "'",
  nbsp: " ",
};

/**
 * What search engines show of a post: its text without tags, the first 160 characters, with an ellipsis when
 * there is more.
 *
 * @param html a post's clean content
 * @example describePost("<p>Lima &amp; Cusco</p>") // "Lima & Cusco"
 */
export function describePost(html: string): string {
  const text = html
    // The end of a block or a line parts words; that of `<strong>` does not.
    .replace(/<(?:\/(?:p|h[1-6]|li|blockquote)|br)\b[^>]*>/g, " ")
    .replace(/<[^>]*>/g, "")
    .replace(/&([a-z]+|#39);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, " ")
    .trim();
  // By code points, so that no pair of surrogates is cut in two.
  const characters = Array.from(text);
  return characters.length > descriptionLength ? `${characters.slice(0, descriptionLength).join("")}…` : text;
}
