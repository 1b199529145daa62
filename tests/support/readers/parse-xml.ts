export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  elements: XmlElement[];
  /** The text directly in it. */
  text: string;
}

const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;
const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const token = /<(\/?)([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/y;
const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/**
 * Reads an XML document as strictly as a feed reader may. It knows what our documents use: elements, attributes,
 * text, the five entities.
 *
 * @returns the outermost element
 * @throws Error at the first thing that is not well-formed
 */
export function parseXml(xml: string): XmlElement {
  if (!xml.startsWith(declaration)) throw new Error("the declaration is missing");
  const bad = forbidden.exec(xml);
  if (bad) throw new Error(`XML cannot hold the character at ${bad.index}`);
  const outside: XmlElement = { name: "", attributes: {}, elements: [], text: "" };
  const open = [outside];
  token.lastIndex = declaration.length;
  while (token.lastIndex < xml.length) {
    const start = token.lastIndex;
    const found = token.exec(xml);
    const parent = open.at(-1);
    if (!found || !parent) throw new Error(`not well-formed: ${xml.slice(start, start + 80)}`);
    const [, end, name = "", attributes = "", isEmpty, text] = found;
    if (text !== undefined) {
      parent.text += plainText(text);
    } else if (end) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> ends what has not begun`);
    } else {
      const element = { name, attributes: parseAttributes(attributes), elements: [], text: "" };
      parent.elements.push(element);
      if (!isEmpty) open.push(element);
    }
  }
  const [root, ...more] = outside.elements;
  if (open.length !== 1 || !root || more.length > 0 || outside.text.trim() !== "")
    throw new Error("a document has one outermost element, with its end, and nothing around it");
  return root;
}

function parseAttributes(source: string): Record<string, string> {
  const pairs = [...source.matchAll(/([\w:.-]+)="([^"]*)"/g)];
  const attributes = Object.fromEntries(pairs.map(([, name = "", value = ""]) => [name, plainText(value)]));
  if (Object.keys(attributes).length < pairs.length) throw new Error(`an attribute twice:${source}`);
  return attributes;
}

function plainText(source: string): string {
  return source.replaceAll(/&([^;]*;?)/g, (whole, name: string) => {
    const character = name.endsWith(";") ? entities[name.slice(0, -1)] : undefined;
    if (character === undefined) throw new Error(`not an entity: ${whole}`);
    return character;
  });
}

/** The elements of a name that stand directly in another. */
export function children(element: XmlElement, name: string): XmlElement[] {
  return element.elements.filter((child) => child.name === name);
}

/** The text of the one element of that name; undefined when there is none. */
export function textOf(element: XmlElement, name: string): string | undefined {
  return children(element, name)[0]?.text;
}
