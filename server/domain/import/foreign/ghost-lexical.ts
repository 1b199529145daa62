import { z } from "zod";
import { escapeAttribute, escapeText } from "#api/post-html/escape-html.ts";
import { bookmark, callout, gallery, plainText } from "./foreign-markup.ts";

type Node = { type: string; children: Node[] } & Record<string, unknown>;

const nodeSchema: z.ZodType<Node> = z.lazy(() =>
  z.looseObject({ type: z.string().default(""), children: z.array(nodeSchema).default([]) }),
);

/** Bits of Lexical's `format`: https://github.com/facebook/lexical, `IS_BOLD` and so on. */
const marks: [bit: number, tag: string][] = [
  [1, "strong"],
  [2, "em"],
  [4, "s"],
  [8, "u"],
];

/** Deeper than any real text, and far from where a recursion ends. */
const deepest = 100;

/**
 * HTML of a text that a Ghost export has as Lexical alone, which happens to posts that were written by its API or never opened.
 *
 * @returns null for what is no such text, or has no words; what could not be read is named
 */
export function lexicalHtml(stored: string): { html: string; unread: string[] } | null {
  let json: unknown;
  try {
    json = JSON.parse(stored);
  } catch {
    return null;
  }
  if (depthOf(json) > deepest * 2) return null;
  const result = z.object({ root: nodeSchema }).safeParse(json);
  if (!result.success) return null;
  const unread = new Set<string>();
  const html = childrenHtml(result.data.root, unread);
  return html === "" && unread.size === 0 ? null : { html, unread: [...unread] };
}

function childrenHtml({ children }: Node, unread: Set<string>): string {
  return children.map((child) => nodeHtml(child, unread)).join("");
}

function nodeHtml(node: Node, unread: Set<string>): string {
  const inner = () => childrenHtml(node, unread);
  const text = (name: string) => (typeof node[name] === "string" ? node[name] : "");
  const tag = (allowed: RegExp, otherwise: string) => (allowed.test(text("tag")) ? text("tag") : otherwise);
  switch (node.type) {
    case "text":
    case "extended-text":
    case "code-highlight":
      return marked(text("text"), Number(node["format"] ?? 0));
    case "linebreak":
      return "<br>";
    case "tab":
      return " ";
    case "link":
    case "autolink":
      return `<a href="${escapeAttribute(text("url"))}">${inner()}</a>`;
    case "paragraph":
      return `<p>${inner()}</p>`;
    case "heading":
    case "extended-heading": {
      const name = tag(/^h[1-6]$/, "h2");
      return `<${name}>${inner()}</${name}>`;
    }
    case "quote":
    case "extended-quote":
    case "aside":
      return `<blockquote><p>${inner()}</p></blockquote>`;
    case "list": {
      const name = tag(/^[ou]l$/, "ul");
      return `<${name}>${inner()}</${name}>`;
    }
    case "listitem":
      return `<li>${inner()}</li>`;
    case "horizontalrule":
      return "<hr>";
    case "image":
      return `<figure>${picture(node)}${captionOf(text("caption"))}</figure>`;
    case "gallery": {
      const pictures = z.array(z.looseObject({})).catch([]).parse(node["images"]);
      return gallery(pictures.map(picture), text("caption"));
    }
    case "callout":
      return callout(text("calloutText"), text("calloutEmoji"), text("backgroundColor"));
    case "bookmark": {
      const about = z.looseObject({}).catch({}).parse(node["metadata"]);
      const told = (name: string) => (typeof about[name] === "string" ? about[name] : "");
      return bookmark({
        address: text("url"),
        title: told("title"),
        description: told("description"),
      });
    }
    case "button":
      return `<p><a href="${escapeAttribute(text("buttonUrl"))}">${escapeText(text("buttonText"))}</a></p>`;
    case "toggle":
      return `<h3>${escapeText(plainText(text("heading")))}</h3>${text("content")}`;
    case "codeblock":
      return `<pre>${escapeText(text("code"))}</pre>`;
    case "embed":
    case "html":
      return text("html");
    case "paywall":
      return "";
    default:
      if (node.children.length > 0) return inner();
      unread.add(node.type);
      return "";
  }
}

function marked(text: string, format: number): string {
  return marks.reduce(
    (html, [bit, tag]) => (format & bit ? `<${tag}>${html}</${tag}>` : html),
    escapeText(text),
  );
}

function picture(image: Record<string, unknown>): string {
  const of = (name: string) => escapeAttribute(String(image[name] ?? ""));
  return `<img src="${of("src")}" alt="${of("alt")}">`;
}

function captionOf(caption: string): string {
  return caption === "" ? "" : `<figcaption>${caption}</figcaption>`;
}

/** Without recursion: what is too deep must not end the import. */
function depthOf(json: unknown): number {
  let depth = 0;
  for (let level: unknown[] = [json]; level.length > 0 && depth <= deepest * 2; depth += 1)
    level = level.flatMap((one) => (typeof one === "object" && one !== null ? Object.values(one) : []));
  return depth;
}
