/** Not allowed in XML 1.0, not even escaped; old posts may contain it. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Most texts, above all addresses, have none of these, and are then left alone: a site map has thousands. */
const special = /[^\t\n\r !#-%(-;=?-\uD7FF\uE000-\uFFFD]/;

/** For text and attributes. HTML has its own function (api/post-html/escape-html.ts): XML does not know `&nbsp;`. */
export function escapeXml(text: string): string {
  if (!special.test(text)) return text;
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
 * Text `content` is escaped, a list of written elements is not; without it the element is empty.
 *
 * @example element("link", { href: "/?a&b" }) // <link href="/?a&amp;b"/>
 */
export function element(name: string, attributes: Attributes, content?: string | string[]): string {
  let start = `<${name}`;
  for (const key in attributes) start += ` ${key}="${escapeXml(attributes[key] ?? "")}"`;
  if (content === undefined) return `${start}/>`;
  const inner = typeof content === "string" ? escapeXml(content) : `\n${content.join("\n")}\n`;
  return `${start}>${inner}</${name}>`;
}

export function xmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}
