import type { CalloutTone } from "#api/documents/allowed-formats.ts";
import type { Block, Heading, Picture, Table } from "#api/documents/block-tree.ts";
import type { FactNode, Inline, Mark } from "#api/documents/inline.ts";
import { factHref, isSameMark } from "#api/documents/marks.ts";
import { plainText } from "#api/documents/plain-text.ts";
import { escapeAttribute, escapeText } from "./escape-html.ts";
import { decorativeRole } from "./picture-block.ts";

/** How a reader's page or a feed differs from canonical HTML. Its functions give HTML, but for `href` and `id`. */
export interface Printing {
  href?: (address: string) => string;
  image?: (attributes: Picture["attrs"], isInGallery: boolean) => string;
  video?: (src: string) => string;
  id?: (heading: Heading) => string | undefined;
  /** Stand above callouts: stored texts do not have them. */
  calloutWords?: Record<CalloutTone, string>;
  /** @param table its HTML */
  table?: (table: string, caption: string) => string;
}

/** Without a way of printing canonical HTML: exactly what TipTap and a browser would write. */
export function printHtml(blocks: readonly Block[], printing: Printing = {}): string {
  return blocks.map((block, index) => printBlock(block, printing, blocks[index + 1])).join("");
}

/** @throws Error for a block that posts do not have */
function printBlock(block: Block, printing: Printing, next: Block | undefined): string {
  switch (block.type) {
    case "paragraph":
      return `<p${indentation(block.attrs?.indent)}>${printLine(block.content, printing)}</p>`;
    case "heading": {
      const { level, indent } = block.attrs;
      const id = printing.id?.(block);
      const named = id === undefined ? "" : ` id="${escapeAttribute(id)}"`;
      return `<h${level}${named}${indentation(indent)}>${printLine(block.content, printing)}</h${level}>`;
    }
    case "blockquote":
      return `<blockquote>${printHtml(block.content, printing)}</blockquote>`;
    case "bulletList":
    case "orderedList": {
      const tag = block.type === "orderedList" ? "ol" : "ul";
      const items = block.content.map((item) => `<li>${printHtml(item.content, printing)}</li>`);
      return `<${tag}>${items.join("")}</${tag}>`;
    }
    case "callout": {
      const { tone } = block.attrs;
      const { calloutWords: words } = printing;
      const word = words ? `<p class="callout-word">${escapeText(words[tone])}</p>` : "";
      return `<aside class="${tone}">${word}${printHtml(block.content, printing)}</aside>`;
    }
    case "picture":
      return printPicture(block, printing, false);
    case "gallery": {
      const pictures = block.content.map((picture) => printPicture(picture, printing, true));
      return `<div class="gallery">${pictures.join("")}</div>`;
    }
    case "table": {
      const caption = next?.type === "tableCaption" ? plainText(next.content) : "";
      const table = printTable(block, caption, printing);
      return printing.table?.(table, caption) ?? table;
    }
    case "tableCaption":
      return "";
    case "horizontalRule":
      return "<hr>";
    case "video": {
      const { src } = block.attrs;
      const frame = () => `<iframe src="${escapeAttribute(src)}" title="${videoSite(src)}"></iframe>`;
      return (printing.video ?? frame)(src);
    }
    case "calloutTitle":
    case "cards":
    case "checklist":
    case "days":
    case "drawing":
    case "figure":
    case "note":
    case "questions":
    case "steps":
    case "terms":
    case "timeline":
    case "vehicles":
      throw new Error(`a post has no ${block.type}`);
  }
}

export function videoSite(embedAddress: string): "YouTube" | "Vimeo" {
  return embedAddress.startsWith("https://player.vimeo.com/") ? "Vimeo" : "YouTube";
}

const indentation = (indent = 0) => (indent > 0 ? ` class="indent-${indent}"` : "");

/** A `figure` is around it only if it has a caption or a credit. */
function printPicture(
  { attrs }: Picture,
  { image = (own) => imageTag(own) }: Printing,
  isInGallery: boolean,
): string {
  const { caption = "", credit = "" } = attrs;
  const img = image(attrs, isInGallery);
  if (caption === "" && credit === "") return img;
  const small = credit === "" ? "" : `<small>${escapeText(credit)}</small>`;
  return `<figure>${img}<figcaption>${[escapeText(caption), small].filter(Boolean).join(" ")}</figcaption></figure>`;
}

/** @param more attributes, as HTML */
export function imageTag(attributes: Picture["attrs"], more = ""): string {
  const { src, alt, isDecorative, width, height } = attributes;
  const role = isDecorative ? ` role="${decorativeRole}"` : "";
  const pixels = width && height ? ` width="${width}" height="${height}"` : "";
  return `<img src="${escapeAttribute(src)}" alt="${escapeAttribute(alt)}"${role}${pixels}${more}>`;
}

/** With the elements for head, body and caption, and the `scope` of its head cells. */
function printTable({ content }: Table, caption: string, printing: Printing): string {
  const title = caption === "" ? "" : `<caption>${escapeText(caption)}</caption>`;
  const isHead = (row: Table["content"][number]) => row.content.every(({ type }) => type === "tableHeader");
  const hasHeadRow = content[0] !== undefined && isHead(content[0]);
  const rows = content.map((row, index) => {
    const isHeadRow = hasHeadRow && index === 0;
    const cells = row.content.map(({ type, content: [cell] }) => {
      const tag = type === "tableHeader" ? "th" : "td";
      const scope = type === "tableCell" ? "" : isHeadRow ? ' scope="col"' : ' scope="row"';
      return `<${tag}${scope}>${printLine(cell.content, printing)}</${tag}>`;
    });
    return `<tr>${cells.join("")}</tr>`;
  });
  const [head = ""] = hasHeadRow ? rows.splice(0, 1) : [];
  const thead = head && `<thead>${head}</thead>`;
  const tbody = rows.length > 0 ? `<tbody>${rows.join("")}</tbody>` : "";
  return `<table>${title}${thead}${tbody}</table>`;
}

const tags = { bold: "strong", italic: "em", strike: "s", underline: "u", link: "a", local: "i" } as const;

/** Neighbouring runs share their common outer marks. */
function printLine(line: readonly Inline[], printing: Printing): string {
  let html = "";
  const open: Mark[] = [];
  const closeDownTo = (depth: number) => {
    for (const mark of open.splice(depth).toReversed()) html += `</${tags[mark.type]}>`;
  };
  for (const node of line) {
    if (node.type === "fact") {
      closeDownTo(0);
      html += printFact(node, printing);
      continue;
    }
    const { marks = [] } = node;
    const shared = marks.findIndex((mark, depth) => !open[depth] || !isSameMark(mark, open[depth]));
    closeDownTo(shared < 0 ? marks.length : shared);
    for (const mark of marks.slice(open.length)) {
      html += openTag(mark, printing);
      open.push(mark);
    }
    html += node.type === "text" ? escapeText(node.text) : "<br>";
  }
  closeDownTo(0);
  return html;
}

function openTag(mark: Mark, printing: Printing): string {
  if (mark.type === "link") return linkTag(mark.attrs.href, printing);
  return mark.type === "local" ? `<i lang="${mark.attrs.language}">` : `<${tags[mark.type]}>`;
}

function linkTag(address: string, { href = String }: Printing, more = ""): string {
  return `<a href="${escapeAttribute(href(address))}"${more}>`;
}

function printFact({ attrs: { fact, shown }, content = [] }: FactNode, printing: Printing): string {
  const lang = shown?.lang ? ` lang="${shown.lang}"` : "";
  const more = shown && ` class="fact"${lang} title="${escapeAttribute(shown.title)}"`;
  return `${linkTag(shown?.href ?? factHref(fact), printing, more)}${printLine(content, printing)}</a>`;
}
