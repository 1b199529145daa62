import type { Node, Picture } from "#api/documents/block-tree.ts";
import type { Inline } from "#api/documents/inline.ts";
import { plainText } from "#api/documents/plain-text.ts";
import { contentOf, inlineIn } from "#api/documents/walk-nodes.ts";
import { videoSite } from "#api/post-html/print-html.ts";
import { readHtml } from "#api/post-html/read-html.ts";

/** A block of a text without its markup; `isOnlyHere` when the other version lacks it. */
export interface ComparedBlock {
  text: string;
  isOnlyHere: boolean;
}

/** The words that stand for pictures in a text without its markup. */
export interface PictureLabels {
  /** The word for a picture, or a video. */
  picture: string;
  decorative: string;
}

/** The blocks of one version, as canonical HTML, compared with the other. */
export function compareBlocks(html: string, other: string, labels: PictureLabels): ComparedBlock[] {
  const others = new Set(blocksOf(other, labels).map(({ key }) => key));
  return blocksOf(html, labels).map(({ text, key }) => ({ text, isOnlyHere: !others.has(key) }));
}

/** A block's words, and what tells it from others, its formats too. */
export interface TextBlock {
  text: string;
  key: string;
  media?: BlockMedia;
}

/** A picture or a video, and what is said of it; empty without a description. */
export interface BlockMedia {
  src: string;
  isPicture: boolean;
  words: string;
}

export function blocksOf(html: string, labels: PictureLabels): TextBlock[] {
  return blocksIn(readHtml(html), labels).filter(({ text }) => text !== "");
}

/** @param place list items and callouts: the same words elsewhere are a change */
function blocksIn(nodes: readonly Node[], labels: PictureLabels, place = ""): TextBlock[] {
  return nodes.flatMap((node): TextBlock[] => {
    if (node.type === "picture") return pictureBlocks(node, labels);
    if (node.type === "video") {
      const { src } = node.attrs;
      return [mediaBlock({ src, isPicture: false, words: videoSite(src) }, src, labels)];
    }
    if (node.type === "horizontalRule") return [{ text: "———", key: node.type }];
    if (node.type === "tableRow") {
      const cells = node.content.map((cell) => plainText([cell]));
      return [{ text: cells.join(" | "), key: JSON.stringify(node) }];
    }
    if (node.type === "listItem") return blocksIn(node.content, labels, node.type);
    if (node.type === "callout") return blocksIn(node.content, labels, node.attrs.tone);
    const line = inlineIn(node);
    if (line.length === 0) return blocksIn(contentOf(node), labels, place);
    const { type, attrs } = { attrs: {}, ...node };
    return linesOf(line).map((inline) => ({
      text: plainText(inline),
      key: JSON.stringify([place, type, attrs, inline]),
    }));
  });
}

/** Breaks part the words of a block as its end does. */
function linesOf(inline: readonly Inline[]): Inline[][] {
  const lines: Inline[][] = [[]];
  for (const node of inline) {
    if (node.type === "hardBreak") lines.push([]);
    else lines.at(-1)?.push(node);
  }
  return lines;
}

/** A picture, and the words below it. */
function pictureBlocks({ attrs }: Picture, labels: PictureLabels): TextBlock[] {
  const { caption = "", credit = "", ...image } = attrs;
  const words = image.isDecorative ? labels.decorative : image.alt;
  const media = { src: image.src, isPicture: true, words };
  const below = [caption, credit].filter(Boolean).join(" ");
  return [
    mediaBlock(media, JSON.stringify(image), labels),
    { text: below, key: JSON.stringify(["caption", caption, credit]) },
  ];
}

function mediaBlock(media: BlockMedia, key: string, { picture }: PictureLabels): TextBlock {
  return { text: media.words ? `${picture}: ${media.words}` : picture, key, media };
}
