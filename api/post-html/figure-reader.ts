import type { Block, Picture } from "#api/documents/block-tree.ts";
import { galleryBlocks } from "./picture-block.ts";
import { captionOf, linesOf } from "./table-rows.ts";
import { plainTextOf, textRun } from "./text-runs.ts";

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
    if (blocks.length === 1 && first?.type === "picture" && !first.attrs.caption && !first.attrs.credit)
      return [
        { ...first, attrs: { ...first.attrs, ...(caption && { caption }), ...(credit && { credit }) } },
      ];
    if (blocks.length === 1 && first?.type === "table" && caption)
      return [first, ...captionOf(caption), ...paragraph(credit)];
    return [...blocks, ...paragraph(caption), ...paragraph(credit)];
  }
}

/** Blocks of a gallery that are not pictures follow it. */
export function galleryOf(blocks: Block[]): Block[] {
  const isPicture = (block: Block): block is Picture => block.type === "picture";
  return [...galleryBlocks(blocks.filter(isPicture)), ...blocks.filter((block) => !isPicture(block))];
}

function paragraph(text = ""): Block[] {
  return text === "" ? [] : [{ type: "paragraph", content: [textRun(text)] }];
}
