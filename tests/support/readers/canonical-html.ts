import { unescapeHtml } from "#api/post-html/escape-html.ts";

const texts = ["p", "h1", "h2", "h3", "h4", "h5", "h6"];
const blocks = [...texts, "blockquote", "aside", "ul", "ol", "table", "div", "figure", "img", "iframe", "hr"];
const withText = [...texts, "th", "td"];
const formats = ["a", "strong", "em", "s", "u"];

/** The only ways in which a token may be written; `address` and `words` are escaped attribute values. */
const token = new RegExp(
  [
    String.raw`<(?<open>(?:p|h[1-6])(?: class="indent-[1-8]")?|blockquote|ul|ol|li|strong|em|s|u)>`,
    String.raw`<(?<rich>aside class="(?:tip|warning)"|div class="gallery"|figure|figcaption|small|table|caption|thead|tbody|tr|th scope="(?:col|row)"|td)>`,
    String.raw`</(?<close>p|h[1-6]|blockquote|ul|ol|li|strong|em|s|u|a|aside|div|figure|figcaption|small|table|caption|thead|tbody|tr|th|td)>`,
    String.raw`<a href="(?<href>[^"<>]+)">`,
    String.raw`<img src="(?<src>[^"<>]+)" alt="(?:[^"<>]*|" role="presentation)"(?: width="[1-9]\d*" height="[1-9]\d*")?>`,
    String.raw`<iframe src="https://www\.youtube-nocookie\.com/embed/[\w-]{11}(?:\?start=\d+)?" title="(?<site>YouTube)"></iframe>`,
    String.raw`<iframe src="https://player\.vimeo\.com/video/\d+(?:\?h=[0-9a-fA-F]+)?(?:#t=\d+s)?" title="(?<vimeo>Vimeo)"></iframe>`,
    String.raw`(?<br><br>)`,
    String.raw`(?<hr><hr>)`,
    String.raw`(?<text>(?:[^<>&\u00a0\p{Cc}]|&(?:amp|lt|gt|nbsp);)+)`,
  ].join("|"),
  "uy",
);

/**
 * The faults of a post's HTML: anything but the canonical elements, attributes, addresses and
 * nesting. Written apart from `cleanHtml`, knowing nothing of how it works. Empty when all is well.
 */
export function violationsOf(html: string): string[] {
  const violations: string[] = [];
  const open: { name: string; children: string[] }[] = [{ name: "root", children: [] }];
  const at = () => open.at(-1) ?? { name: "nothing", children: [] };
  /** The widths of the rows of the open table. */
  let widths: number[] = [];

  function enter(name: string): void {
    const parent = at();
    if (!mayHold(parent.name, name)) violations.push(`${name} in ${parent.name}`);
    if (parent.name === "li" && parent.children.length === 0 && name !== "p")
      violations.push(`li begins with ${name}`);
    parent.children.push(name);
    if (name === "table") widths = [];
  }

  function leave({ name, children }: { name: string; children: string[] }): void {
    if (children.length === 0 && name !== "td" && name !== "th") violations.push(`empty ${name}`);
    const form = forms[name];
    if (form && !form.test(children.join(" "))) violations.push(`${name} of ${children.join(" ")}`);
    if (name === "tr") widths.push(children.length);
    if (name === "table" && new Set(widths).size !== 1) violations.push(`rows of ${widths.join(", ")} cells`);
  }

  for (token.lastIndex = 0; token.lastIndex < html.length;) {
    const start = token.lastIndex;
    const match = token.exec(html);
    if (!match?.groups) return [...violations, `not canonical: ${html.slice(start, start + 80)}`];
    const { open: plain, rich, close, href, src, text, br, hr } = match.groups;
    const tag = plain ?? rich;
    if (close !== undefined) {
      const closed = open.pop();
      if (closed?.name !== close) violations.push(`${close} closes ${closed?.name}`);
      if (closed) leave(closed);
    } else if (text !== undefined || br !== undefined) enter("text");
    else if (hr !== undefined) enter("hr");
    else {
      const embed = src === undefined ? "iframe" : "img";
      const name = tag?.split(" ")[0] ?? (href === undefined ? embed : "a");
      enter(name);
      if (name !== embed) open.push({ name, children: [] });
      if (href !== undefined && !isSafeLink(unescapeHtml(href))) violations.push(`link to ${href}`);
      if (src !== undefined && !isSafePicture(unescapeHtml(src))) violations.push(`picture of ${src}`);
    }
  }
  if (open.length !== 1) violations.push(`${open.length - 1} elements left open`);
  return violations;
}

/** The elements that may stand in those that allow only certain others. */
const partsOf: Partial<Record<string, string[]>> = {
  ul: ["li"],
  ol: ["li"],
  div: ["img", "figure"],
  figure: ["img", "figcaption"],
  figcaption: ["text", "small"],
  small: ["text"],
  table: ["caption", "thead", "tbody"],
  caption: ["text"],
  thead: ["tr"],
  tbody: ["tr"],
  tr: ["th", "td"],
};

/** The children of an element, in their order. */
const forms: Partial<Record<string, RegExp>> = {
  div: /^\S+ \S+/,
  figure: /^img figcaption$/,
  figcaption: /^(?:text|small|text small)$/,
  small: /^text$/,
  table: /^(?:caption )?(?:thead|tbody|thead tbody)$/,
  caption: /^text$/,
  thead: /^tr$/,
  tr: /^(?:th )*(?:td ?)*$|^(?:th ?)+$/,
};

function mayHold(parent: string, child: string): boolean {
  if (["root", "blockquote", "li", "aside"].includes(parent)) return blocks.includes(child);
  const parts = partsOf[parent];
  if (parts) return parts.includes(child);
  if (!withText.includes(parent) && !formats.includes(parent)) return false;
  // Each format stands inside the ones before it, never in itself.
  return child === "text" || formats.indexOf(child) > formats.indexOf(parent);
}

function isSafeLink(href: string): boolean {
  const url = URL.parse(href, "https://own.test/");
  if (!url || url.username || url.password) return false;
  if (url.origin === "https://own.test") return /^[/#]/.test(href);
  return ["http:", "https:", "mailto:", "tel:"].includes(url.protocol) && /^[a-z]+:/.test(href);
}

function isSafePicture(src: string): boolean {
  if (src.startsWith("data:")) {
    return /^data:image\/(?:png|gif|jpeg|bmp|x-icon|webp|avif);base64,[A-Za-z0-9+/]+={0,2}$/.test(src);
  }
  return (
    /^\/media\/[0-9a-f]{32}\/1280\.(?:jpeg|webp)$/.test(src) || /^https?:\/\/[^/\\@]+(?:\/|$|[?#])/.test(src)
  );
}
