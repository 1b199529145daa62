import type { Node } from "@tiptap/pm/model";
import { linkAddress } from "#api/post-html/link-address.ts";
import { addItem } from "#api/post-html/list-items.ts";
import { galleryBlocks, type PictureBlock } from "#api/post-html/picture-block.ts";
import {
  blocksToHtml,
  limitNesting,
  type Block,
  type CalloutTone,
  type TextTag,
} from "#api/post-html/post-blocks.ts";
import { linesOf, tableBlocks, type SourceCell } from "#api/post-html/table-rows.ts";
import {
  lineBreak,
  marksInOrder,
  normalizeRuns,
  withoutInvisible,
  type Mark,
  type TextRun,
} from "#api/post-html/text-runs.ts";
import { pictureBlock } from "./nodes/picture-attributes.ts";

/** Cache by node. Nodes are immutable, so typing serializes only the changed block, not the pictures. */
const serialized = new WeakMap<Node, string>();

/** The text as the server stores it: without empty paragraphs and items or spaces at the ends of lines. */
export function canonicalHtml(document: Node): string {
  let html = "";
  document.forEach((node) => {
    let own = serialized.get(node);
    if (own === undefined) {
      own = blocksToHtml(limitNesting(blocksOf([node], 0)));
      serialized.set(node, own);
    }
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
        // A cast: the schema allows only these tags.
        const tag = (type.name === "heading" ? `h${attrs["level"]}` : "p") as TextTag;
        if (runs.length > 0) blocks.push({ kind: "text", tag, indent: Number(attrs["indent"]), runs });
        break;
      }
      case "blockquote": {
        const quoted = blocksOf(children, 0);
        if (quoted.length > 0) blocks.push({ kind: "quote", blocks: quoted, isLine: false });
        break;
      }
      case "bulletList":
      case "orderedList": {
        const ordered = type.name === "orderedList";
        const list = { blocks, start: blocks.length, continues: false };
        for (const item of children) {
          addItem(list, { blocks: blocksOf(item.children, level + 1), ordered, level, joins: false });
        }
        break;
      }
      case "callout": {
        const inside = blocksOf(children, 0);
        // A cast: the schema allows only these tones.
        const tone = attrs["tone"] as CalloutTone;
        if (inside.length > 0) blocks.push({ kind: "callout", tone, blocks: inside });
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
        blocks.push({ kind: "rule" });
        break;
      case "video":
        blocks.push({ kind: "video", src: String(attrs["src"]) });
        break;
      default:
        throw new Error(`canonical HTML has no form for the editor's node "${type.name}"`);
    }
  }
  return blocks;
}

/** Without the empty one that the schema puts into a gallery of none. */
function picturesOf(nodes: readonly Node[]): PictureBlock[] {
  return nodes.map(({ attrs }) => pictureBlock(attrs)).filter(({ src }) => src !== "");
}

function cellsOf(row: Node): SourceCell[] {
  return row.children.map((cell) => ({
    runs: linesOf(blocksOf(cell.children, 0)),
    isHead: cell.type.name === "tableHeader",
  }));
}

function runsOf(nodes: readonly Node[]): TextRun[] {
  return nodes
    .map((node) => ({
      text: node.isText ? withoutInvisible(node.text ?? "") : lineBreak,
      marks: marksOf(node),
    }))
    .filter(({ text }) => text !== "");
}

const markNames = { strong: "bold", em: "italic", s: "strike", u: "underline" };

function marksOf({ marks }: Node): Mark[] {
  const href: unknown = marks.find((mark) => mark.type.name === "link")?.attrs["href"];
  const names = new Set(marks.map((mark) => mark.type.name));
  return marksInOrder(typeof href === "string" ? linkAddress(href) : null, (format) =>
    names.has(markNames[format]),
  );
}
