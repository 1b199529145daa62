import type { Node } from "@tiptap/pm/model";
import { videoSite } from "#api/video-address.ts";
import { addItem, type Block, type ListItem } from "./canonical-blocks.ts";
import { canonicalText, escapeAttribute } from "./canonical-text.ts";

/** Lists and quotes in each other. */
const deepestNesting = 16;

/** Blocks of a document never change, so that typing writes the paragraph anew and not the pictures. */
const written = new WeakMap<Node, string>();

/**
 * The text as the server stores it, so that cleaning it there changes nothing. What is in the editor only
 * while one writes is left out: empty paragraphs and items, blanks at the ends of lines.
 */
export function canonicalHtml(document: Node): string {
  let html = "";
  document.forEach((block) => {
    let own = written.get(block);
    if (own === undefined) {
      own = blocksToHtml(limitNesting(blocksOf([block], 0), deepestNesting));
      written.set(block, own);
    }
    html += own;
  });
  return html.toWellFormed();
}

/** @param level of the items of a list directly in it */
function blocksOf(nodes: readonly Node[], level: number): Block[] {
  const blocks: Block[] = [];
  for (const node of nodes) {
    const { type, attrs } = node;
    if (node.isTextblock) {
      const html = canonicalText(node);
      const tag = type.name === "heading" ? `h${attrs["level"]}` : "p";
      if (html !== "") blocks.push({ kind: "text", tag, indent: Number(attrs["indent"]), html });
    } else if (type.name === "blockquote") {
      const quoted = blocksOf(node.children, 0);
      if (quoted.length > 0) blocks.push({ kind: "quote", blocks: quoted });
    } else if (type.name === "bulletList" || type.name === "orderedList") {
      const ordered = type.name === "orderedList";
      const start = blocks.length;
      for (const item of node.children) {
        addItem({ blocks, start }, { blocks: blocksOf(item.children, level + 1), ordered, level });
      }
    } else blocks.push({ kind: "embed", html: type.name === "video" ? video(node) : picture(node) });
  }
  return blocks;
}

function video({ attrs }: Node): string {
  const src = String(attrs["src"]);
  return `<iframe src="${escapeAttribute(src)}" title="${videoSite(src)}"></iframe>`;
}

function picture({ attrs }: Node): string {
  const src = String(attrs["src"]);
  // Escaping many megabytes takes time, and there is nothing to escape in them.
  const address = src.startsWith("data:") ? src : escapeAttribute(src);
  const size = attrs["width"] ? ` width="${attrs["width"]}" height="${attrs["height"]}"` : "";
  return `<img src="${address}" alt="${escapeAttribute(String(attrs["alt"]))}"${size}>`;
}

function limitNesting(blocks: readonly Block[], room: number): Block[] {
  return blocks.flatMap((block): Block[] => {
    if (block.kind === "quote") {
      const quoted = limitNesting(block.blocks, room - 1);
      return room > 0 ? [{ ...block, blocks: quoted }] : quoted;
    }
    if (block.kind !== "list") return [block];
    const items = block.items.map((item) => ({ ...item, blocks: limitNesting(item.blocks, room - 1) }));
    return room > 0 ? [{ ...block, items }] : items.flatMap((item: ListItem) => item.blocks);
  });
}

const blocksToHtml = (blocks: readonly Block[]): string => blocks.map(blockToHtml).join("");

function blockToHtml(block: Block): string {
  if (block.kind === "embed") return block.html;
  if (block.kind === "quote") return `<blockquote>${blocksToHtml(block.blocks)}</blockquote>`;
  if (block.kind === "text") {
    const indentation = block.indent > 0 ? ` class="indent-${block.indent}"` : "";
    return `<${block.tag}${indentation}>${block.html}</${block.tag}>`;
  }
  const tag = block.ordered ? "ol" : "ul";
  const items = block.items.map((item) => `<li>${blocksToHtml(item.blocks)}</li>`);
  return `<${tag}>${items.join("")}</${tag}>`;
}
