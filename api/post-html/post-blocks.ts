import { videoSite } from "#api/videos/video-address.ts";
import { escapeAttribute } from "./escape-html.ts";
import { galleryToHtml, pictureToHtml, type GalleryBlock, type PictureBlock } from "./picture-block.ts";
import { tableToHtml, type TableBlock } from "./table-block.ts";
import { runsToHtml, type TextRun } from "./text-runs.ts";

export type TextTag = "p" | "h1" | "h2" | "h3" | "h4" | "h5" | "h6";

/** The classes `indent-1` to `indent-8` are in app/ui/prose.css. */
export const maxIndent = 8;

export interface TextBlock {
  kind: "text";
  tag: TextTag;
  /** 0 to `maxIndent`. */
  indent: number;
  runs: TextRun[];
}

interface QuoteBlock {
  kind: "quote";
  blocks: Block[];
  /** One line of a quote, as Quill writes it; the next one is added to the same quote. */
  isLine: boolean;
}

export interface ListItem {
  blocks: Block[];
  ordered: boolean;
  /** Depth in the source; the outermost list is 0. */
  level: number;
  /** Indented only by a class, so it may belong to an item of the list before. */
  joins: boolean;
}

export interface ListBlock {
  kind: "list";
  ordered: boolean;
  items: ListItem[];
  /** Whether it contains items of a later list in the source. */
  joined: boolean;
}

export const calloutTones = ["tip", "warning"] as const;
export type CalloutTone = (typeof calloutTones)[number];

/** A part that stands out; the page adds the word for its tone. */
interface CalloutBlock {
  kind: "callout";
  tone: CalloutTone;
  blocks: Block[];
}

interface VideoBlock {
  kind: "video";
  src: string;
}

interface RuleBlock {
  kind: "rule";
}

export type Block =
  | TextBlock
  | QuoteBlock
  | CalloutBlock
  | ListBlock
  | PictureBlock
  | GalleryBlock
  | VideoBlock
  | TableBlock
  | RuleBlock;

/** Levels of lists, quotes and callouts. Old posts need nine, the deepest list of Quill. */
const maxNesting = 16;

/** Removes lists, quotes and callouts that are too deep, but not their content. */
export function limitNesting(blocks: Block[], room = maxNesting): Block[] {
  return blocks.flatMap((block): Block[] => {
    switch (block.kind) {
      case "quote":
      case "callout": {
        const quoted = limitNesting(block.blocks, room - 1);
        return room > 0 ? [{ ...block, blocks: quoted }] : quoted;
      }
      case "list": {
        const items = block.items.map((item) => ({ ...item, blocks: limitNesting(item.blocks, room - 1) }));
        return room > 0 ? [{ ...block, items }] : items.flatMap((item) => item.blocks);
      }
      case "text":
      case "picture":
      case "gallery":
      case "video":
      case "table":
      case "rule":
        return [block];
    }
  });
}

/** Canonical HTML: exactly what TipTap and a browser would write. */
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
    case "callout":
      return `<aside class="${block.tone}">${blocksToHtml(block.blocks)}</aside>`;
    case "picture":
      return pictureToHtml(block);
    case "gallery":
      return galleryToHtml(block);
    case "table":
      return tableToHtml(block);
    case "rule":
      return "<hr>";
    case "video":
      return `<iframe src="${escapeAttribute(block.src)}" title="${videoSite(block.src)}"></iframe>`;
  }
}
