import { videoSite } from "#api/video-address.ts";
import { escapeAttribute } from "./escape-html.ts";
import { runsToHtml, type TextRun } from "./text-runs.ts";

export type TextTag = "p" | "h1" | "h2" | "h3" | "h4" | "h5" | "h6";

export interface TextBlock {
  kind: "text";
  tag: TextTag;
  /** 1–8, 0 without indentation. */
  indent: number;
  runs: TextRun[];
}

interface QuoteBlock {
  kind: "quote";
  blocks: Block[];
  /** One quoted line as Quill writes it, which the next one continues. */
  isLine: boolean;
}

export interface ListItem {
  blocks: Block[];
  ordered: boolean;
  /** How deep the item was in its source. */
  level: number;
  /** Indented by a class alone, so that it may belong to an item of the list before its own. */
  joins: boolean;
}

export interface ListBlock {
  kind: "list";
  ordered: boolean;
  items: ListItem[];
  /** Whether an item of a later list of the source was put into this one. */
  joined: boolean;
}

interface PictureBlock {
  kind: "picture";
  src: string;
  alt: string;
  width: string | undefined;
  height: string | undefined;
}

interface VideoBlock {
  kind: "video";
  src: string;
}

export type Block = TextBlock | QuoteBlock | ListBlock | PictureBlock | VideoBlock;

/** Lists and quotes in each other; Quill's deepest list has nine levels. */
const deepestNesting = 16;

/** The same blocks without lists and quotes below the deepest nesting: what stands in those stays. */
export function limitNesting(blocks: Block[], room = deepestNesting): Block[] {
  return blocks.flatMap((block): Block[] => {
    if (block.kind === "quote") {
      const quoted = limitNesting(block.blocks, room - 1);
      return room > 0 ? [{ ...block, blocks: quoted }] : quoted;
    }
    if (block.kind !== "list") return [block];
    const items = block.items.map((item) => ({ ...item, blocks: limitNesting(item.blocks, room - 1) }));
    return room > 0 ? [{ ...block, items }] : items.flatMap((item) => item.blocks);
  });
}

/** Canonical HTML of a post, exactly as TipTap and a browser would write it. */
export function blocksToHtml(blocks: readonly Block[]): string {
  return blocks.map(blockToHtml).join("");
}

function blockToHtml(block: Block): string {
  switch (block.kind) {
    case "text": {
      const indentation = block.indent > 0 ? ` class="indent-${block.indent}"` : "";
      return `<${block.tag}${indentation}>${runsToHtml(block.runs)}</${block.tag}>`;
    }
    case "quote":
      return `<blockquote>${blocksToHtml(block.blocks)}</blockquote>`;
    case "list": {
      const tag = block.ordered ? "ol" : "ul";
      return `<${tag}>${block.items.map((item) => `<li>${blocksToHtml(item.blocks)}</li>`).join("")}</${tag}>`;
    }
    case "picture": {
      const size = block.width && block.height ? ` width="${block.width}" height="${block.height}"` : "";
      return `<img src="${escapeAttribute(block.src)}" alt="${escapeAttribute(block.alt)}"${size}>`;
    }
    case "video":
      return `<iframe src="${escapeAttribute(block.src)}" title="${videoSite(block.src)}"></iframe>`;
  }
}
