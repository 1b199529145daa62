import { unescapeHtml } from "#api/post-html/escape-html.ts";

/** A block of a text without its markup; `isOnlyHere` when the other version lacks it. */
export interface ComparedBlock {
  text: string;
  isOnlyHere: boolean;
}

/** End tags of blocks, and line breaks. */
const blockEnd = /<\/(?:p|h[1-6]|li|blockquote|pre)>|<(?:br|hr)\s*\/?>/i;

/** The blocks of one version compared with the other. @param pictureLabel also stands for a video */
export function compareBlocks(html: string, other: string, pictureLabel: string): ComparedBlock[] {
  const others = new Set(blocksOf(other, pictureLabel).map(({ key }) => key));
  return blocksOf(html, pictureLabel).map(({ text, key }) => ({ text, isOnlyHere: !others.has(key) }));
}

/** A block's words, and what tells it from others, its formats too. */
export interface TextBlock {
  text: string;
  key: string;
}

export function blocksOf(html: string, pictureLabel: string): TextBlock[] {
  // Pictures and videos become separate blocks, distinguished by their address.
  const separated = html.replace(/<(?:img|iframe)\b[^>]*>/gi, (tag) => `</p>${tag}</p>`);
  return separated
    .split(blockEnd)
    .map((part) => {
      const media = /<(?:img|iframe)\b[^>]*>/i.exec(part)?.[0];
      if (media) {
        const words = attribute(media, "alt") || attribute(media, "title");
        return { text: words ? `${pictureLabel}: ${words}` : pictureLabel, key: media };
      }
      const text = unescapeHtml(part.replace(/<[^>]*>/g, "")).trim();
      return { text, key: part.replace(/^<\/?(?:ul|ol|blockquote)>/i, "").trim() };
    })
    .filter(({ text }) => text !== "");
}

function attribute(tag: string, name: string): string {
  return unescapeHtml(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? "");
}
