import { galleryBlocks, type PictureBlock } from "#api/post-html/picture-block.ts";
import type { Block } from "#api/post-html/post-blocks.ts";
import { linesOf } from "#api/post-html/table-rows.ts";
import { plainTextOf } from "#api/post-html/text-runs.ts";

/** Collects what an open `figure` says of its picture. */
export class FigureReader {
  private readonly captions: string[] = [];
  private readonly credits: string[] = [];

  addCaption(blocks: Block[]): void {
    this.captions.push(plainTextOf(linesOf(blocks)));
  }

  addCredit(blocks: Block[]): void {
    this.credits.push(plainTextOf(linesOf(blocks)));
  }

  /** One picture or table gets the caption; below anything else it is a paragraph. */
  finish(blocks: Block[]): Block[] {
    const [caption, credit] = [this.captions, this.credits].map((texts) => texts.filter(Boolean).join(" "));
    const [first] = blocks;
    if (blocks.length === 1 && first?.kind === "picture" && !first.caption && !first.credit)
      return [{ ...first, caption: caption ?? "", credit: credit ?? "" }];
    if (blocks.length === 1 && first?.kind === "table" && first.caption === "" && caption)
      return [{ ...first, caption }, ...paragraph(credit)];
    return [...blocks, ...paragraph(caption), ...paragraph(credit)];
  }
}

/** What else stood in the gallery follows it. */
export function galleryOf(blocks: Block[]): Block[] {
  const isPicture = (block: Block): block is PictureBlock => block.kind === "picture";
  return [...galleryBlocks(blocks.filter(isPicture)), ...blocks.filter((block) => !isPicture(block))];
}

function paragraph(text = ""): Block[] {
  return text === "" ? [] : [{ kind: "text", tag: "p", indent: 0, runs: [{ text, marks: [] }] }];
}
