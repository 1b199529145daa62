/** Escapes text as `innerHTML` does; quotation marks stay. */
export function escapeText(text: string): string {
  // Hardly any text needs it, and the search for one sign after another takes half the time of printing.
  if (!/[&<>\u00a0]/.test(text)) return text;
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll("\u00a0", "&nbsp;");
}

/** For an attribute in double quotation marks; also safe between tags. */
export function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', "&quot;");
}

const entities: Partial<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
};

/** Decodes the entities of canonical HTML and of the editors whose HTML is read here; other named ones stay. */
export function unescapeHtml(html: string): string {
  if (!html.includes("&")) return html;
  return html.replace(/&(?:#(\d{1,6}|x[\da-f]{1,5})|([a-z]+));/g, (entity, code?: string, name = "") =>
    code === undefined ? (entities[name] ?? entity) : String.fromCodePoint(Number(code.replace("x", "0x"))),
  );
}
