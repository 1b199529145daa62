import { videoSite } from "#api/videos/video-address.ts";
import { escapeAttribute } from "./escape-html.ts";
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

/** In pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

interface PictureBlock {
  kind: "picture";
  src: string;
  alt: string;
  size: PictureSize | null;
}

interface VideoBlock {
  kind: "video";
  src: string;
}

export type Block = TextBlock | QuoteBlock | ListBlock | PictureBlock | VideoBlock;

/** Levels of lists and quotes. Old posts need nine, the deepest list of Quill. */
const maxNesting = 16;

/** Removes lists and quotes that are too deep, but not their content. */
export function limitNesting(blocks: Block[], room = maxNesting): Block[] {
  return blocks.flatMap((block): Block[] => {
    switch (block.kind) {
      case "quote": {
        const quoted = limitNesting(block.blocks, room - 1);
        return room > 0 ? [{ ...block, blocks: quoted }] : quoted;
      }
      case "list": {
        const items = block.items.map((item) => ({ ...item, blocks: limitNesting(item.blocks, room - 1) }));
        return room > 0 ? [{ ...block, items }] : items.flatMap((item) => item.blocks);
      }
      case "text":
      case "picture":
      case "video":
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
    case "picture": {
      const size = block.size ? ` width="${block.size.width}" height="${block.size.height}"` : "";
      return `<img src="${escapeAttribute(block.src)}" alt="${escapeAttribute(block.alt)}"${size}>`;
    }
    case "video":
      return `<iframe src="${escapeAttribute(block.src)}" title="${videoSite(block.src)}"></iframe>`;
  }
}
