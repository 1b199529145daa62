import type { Node } from "@tiptap/pm/model";
import type { CalloutTone } from "#api/documents/allowed-formats.ts";
import type { Block, ListItem, Picture } from "#api/documents/block-tree.ts";
import type { Mark, Run } from "#api/documents/inline.ts";
import { limitNesting } from "#api/post-html/limit-nesting.ts";
import { linkAddress } from "#api/post-html/link-address.ts";
import { addItem } from "#api/post-html/list-items.ts";
import { galleryBlocks, pictureBlock } from "#api/post-html/picture-block.ts";
import { printHtml } from "#api/post-html/print-html.ts";
import { linesOf, tableBlocks, type SourceCell } from "#api/post-html/table-rows.ts";
import { textBlock } from "#api/post-html/text-blocks.ts";
import {
  foldFacts,
  lineBreak,
  marksInOrder,
  normalizeRuns,
  textRun,
  withoutInvisible,
} from "#api/post-html/text-runs.ts";
import type { PictureAttributes } from "./nodes/picture-attributes.ts";

/** Cache by node. Nodes are immutable, so typing serializes only the changed block, not the pictures. */
const serialized = new WeakMap<Node, string>();

/** The text as the server stores it: without empty paragraphs and items or spaces at the ends of lines. */
export function canonicalHtml(document: Node): string {
  let html = "";
  document.forEach((node) => {
    const own = serialized.get(node) ?? printHtml(limitNesting(blocksOf([node], 0)));
    serialized.set(node, own);
    html += own;
  });
  return html.toWellFormed();
}

/** @param level of the items of a list directly in it */
function blocksOf(nodes: readonly Node[], level: number): Block[] {
  const blocks: Block[] = [];
  for (const node of nodes) {
    const { type, attrs, children } = node;
    switch (type.name) {
      case "paragraph":
      case "heading": {
        const runs = normalizeRuns(runsOf(children));
        const level = Number(attrs["level"] ?? 0);
        if (runs.length > 0) blocks.push(textBlock(foldFacts(runs), level, Number(attrs["indent"])));
        break;
      }
      case "blockquote": {
        const content = blocksOf(children, 0);
        if (content.length > 0) blocks.push({ type: "blockquote", content });
        break;
      }
      case "bulletList":
      case "orderedList": {
        const ordered = type.name === "orderedList";
        const list = { blocks, start: blocks.length, continues: false };
        for (const item of children) {
          const own: ListItem = { type: "listItem", content: blocksOf(item.children, level + 1) };
          addItem(list, { node: own, ordered, level, joins: false });
        }
        break;
      }
      case "callout": {
        const content = blocksOf(children, 0);
        // A cast: the schema allows only these tones.
        const tone = attrs["tone"] as CalloutTone;
        if (content.length > 0) blocks.push({ type: "callout", attrs: { tone }, content });
        break;
      }
      case "table":
        blocks.push(...tableBlocks(String(attrs["caption"]), children.map(cellsOf)));
        break;
      case "picture":
        blocks.push(...picturesOf([node]));
        break;
      case "gallery":
        blocks.push(...galleryBlocks(picturesOf(children)));
        break;
      case "horizontalRule":
        blocks.push({ type: "horizontalRule" });
        break;
      case "video":
        blocks.push({ type: "video", attrs: { src: String(attrs["src"]) } });
        break;
      default:
        throw new Error(`canonical HTML has no form for the editor's node "${type.name}"`);
    }
  }
  return blocks;
}

/** Without the empty one that the schema puts into a gallery of none. */
function picturesOf(nodes: readonly Node[]): Picture[] {
  // A cast: the schema gives a picture these attributes.
  return nodes
    .map(({ attrs }) => pictureBlock(attrs as PictureAttributes))
    .filter(({ attrs }) => attrs.src !== "");
}

function cellsOf(row: Node): SourceCell[] {
  return row.children.map((cell) => ({
    runs: linesOf(blocksOf(cell.children, 0)),
    isHead: cell.type.name === "tableHeader",
  }));
}

function runsOf(nodes: readonly Node[]): Run[] {
  return nodes.flatMap((node) => {
    if (!node.isText) return lineBreak(marksOf(node));
    const text = withoutInvisible(node.text ?? "");
    return text === "" ? [] : textRun(text, marksOf(node));
  });
}

function marksOf({ marks }: Node): Mark[] {
  const href: unknown = marks.find((mark) => mark.type.name === "link")?.attrs["href"];
  const names = new Set(marks.map((mark) => mark.type.name));
  return marksInOrder(typeof href === "string" ? linkAddress(href) : null, (format) => names.has(format));
}
