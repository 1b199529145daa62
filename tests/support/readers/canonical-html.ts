import { unescapeHtml } from "#api/post-html/escape-html.ts";

const blocks = ["p", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "ul", "ol"];
const texts = ["p", "h1", "h2", "h3", "h4", "h5", "h6"];
const formats = ["a", "strong", "em", "s", "u"];

/** The only ways in which a token may be written; `address` and `words` are escaped attribute values. */
const token = new RegExp(
  [
    String.raw`<(?<open>(?:p|h[1-6])(?: class="indent-[1-8]")?|blockquote|ul|ol|li|strong|em|s|u)>`,
    String.raw`</(?<close>p|h[1-6]|blockquote|ul|ol|li|strong|em|s|u|a)>`,
    String.raw`<a href="(?<href>[^"<>]+)">`,
    String.raw`<img src="(?<src>[^"<>]+)" alt="[^"<>]*"(?: width="[1-9]\d*" height="[1-9]\d*")?>`,
    String.raw`<iframe src="https://www\.youtube-nocookie\.com/embed/[\w-]{11}(?:\?start=\d+)?" title="(?<site>YouTube)"></iframe>`,
    String.raw`<iframe src="https://player\.vimeo\.com/video/\d+(?:\?h=[0-9a-fA-F]+)?(?:#t=\d+s)?" title="(?<vimeo>Vimeo)"></iframe>`,
    String.raw`(?<br><br>)`,
    String.raw`(?<text>(?:[^<>&\u00a0\p{Cc}]|&(?:amp|lt|gt|nbsp);)+)`,
  ].join("|"),
  "uy",
);

/**
 * What is wrong with a post's HTML: anything but the canonical elements, attributes, addresses and
 * nesting. Written apart from `cleanHtml`, knowing nothing of how it works. Empty when all is well.
 */
export function violationsOf(html: string): string[] {
  const violations: string[] = [];
  const open: { name: string; children: number }[] = [{ name: "root", children: 0 }];
  const at = () => open.at(-1) ?? { name: "nothing", children: 0 };

  function enter(name: string): void {
    const parent = at();
    if (!mayHold(parent.name, name)) violations.push(`${name} in ${parent.name}`);
    if (parent.name === "li" && parent.children === 0 && name !== "p")
      violations.push(`li begins with ${name}`);
    parent.children += 1;
  }

  for (token.lastIndex = 0; token.lastIndex < html.length;) {
    const start = token.lastIndex;
    const match = token.exec(html);
    if (!match?.groups) return [...violations, `not canonical: ${html.slice(start, start + 80)}`];
    const { open: tag, close, href, src, text, br } = match.groups;
    if (close !== undefined) {
      const closed = open.pop();
      if (closed?.name !== close) violations.push(`${close} closes ${closed?.name}`);
      if (closed?.children === 0) violations.push(`empty ${close}`);
    } else if (text !== undefined || br !== undefined) enter("text");
    else {
      const name = tag?.split(" ")[0] ?? (href === undefined ? "embed" : "a");
      enter(name);
      if (name !== "embed") open.push({ name, children: 0 });
      if (href !== undefined && !isSafeLink(unescapeHtml(href))) violations.push(`link to ${href}`);
      if (src !== undefined && !isSafePicture(unescapeHtml(src))) violations.push(`picture of ${src}`);
    }
  }
  if (open.length !== 1) violations.push(`${open.length - 1} elements left open`);
  return violations;
}

function mayHold(parent: string, child: string): boolean {
  if (["root", "blockquote", "li"].includes(parent)) return child === "embed" || blocks.includes(child);
  if (["ul", "ol"].includes(parent)) return child === "li";
  if (!texts.includes(parent) && !formats.includes(parent)) return false;
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
  return /^\/media\/[0-9a-f]{32}\/1280\.jpeg$/.test(src) || /^https?:\/\/[^/\\@]+(?:\/|$|[?#])/.test(src);
}
