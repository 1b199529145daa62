/** What XML 1.0 cannot hold, not even escaped; old posts may. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Text as it stands in XML, between tags as well as in an attribute; what XML cannot hold is left out. */
export function escapeXml(text: string): string {
  return text
    .replace(forbidden, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&apos;");
}

type Attributes = Record<string, string>;

/**
 * Writes an element.
 *
 * @param content text, which is escaped; or written elements, which are not; nothing for an empty element
 * @example element("link", { href: "/?a&b" }) // <link href="/?a&amp;b"/>
 */
export function element(name: string, attributes: Attributes, content?: string | string[]): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const start = `<${name}${given.join("")}`;
  if (content === undefined) return `${start}/>`;
  const inner = typeof content === "string" ? escapeXml(content) : `\n${content.join("\n")}\n`;
  return `${start}>${inner}</${name}>`;
}

/** Writes a whole document around its outermost element. */
export function xmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}
