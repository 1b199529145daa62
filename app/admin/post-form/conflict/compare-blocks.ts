import { unescapeHtml } from "#api/post-html/escape-html.ts";
import { decorativeRole } from "#api/post-html/picture-block.ts";

/** A block of a text without its markup; `isOnlyHere` when the other version lacks it. */
export interface ComparedBlock {
  text: string;
  isOnlyHere: boolean;
}

/** End tags of blocks, and line breaks. A row of a table is one. */
const blockEnd = /<\/(?:p|h[1-6]|li|blockquote|pre|tr|caption|figcaption)>|<br\s*\/?>/i;

/** Opening and closing tags of containers are cut off: they are no change of the first item or row. */
const containers = /^(?:<\/?(?:ul|ol|blockquote|table|tbody|figure|figcaption)>)+/i;

/** The words that stand for pictures in a text without its markup. */
export interface PictureLabels {
  /** The word for a picture, or a video. */
  picture: string;
  decorative: string;
}

/** The blocks of one version compared with the other. */
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
  // Pictures and videos become separate blocks, distinguished by their address.
  const separated = html.replace(/<(?:img|iframe|hr)\b[^>]*>/gi, (tag) => `</p>${tag}</p>`);
  return separated
    .split(blockEnd)
    .map((part) => {
      const media = /<(?:img|iframe)\b[^>]*>/i.exec(part)?.[0];
      if (media) {
        const isDecorative = attribute(media, "role") === decorativeRole;
        const words = isDecorative ? labels.decorative : attribute(media, "alt") || attribute(media, "title");
        const text = words ? `${labels.picture}: ${words}` : labels.picture;
        const isPicture = /^<img/i.test(media);
        return { text, key: media, media: { src: attribute(media, "src"), isPicture, words } };
      }
      if (/^<hr\b/i.test(part)) return { text: "———", key: "<hr>" };
      const cells = part.replace(/<\/t[dh]>(?=<t[dh])/g, " | ");
      const text = unescapeHtml(cells.replace(/<[^>]*>/g, "")).trim();
      return { text, key: part.replace(containers, "").trim() };
    })
    .filter(({ text }) => text !== "");
}

function attribute(tag: string, name: string): string {
  return unescapeHtml(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? "");
}
