import { unescapeHtml } from "#api/post-html/escape-html.ts";

/** A block of a text without its markup; `isOnlyHere` when the other version lacks it. */
export interface ComparedBlock {
  text: string;
  isOnlyHere: boolean;
}

/** End tags of blocks, and line breaks. A row of a table is one. */
const blockEnd = /<\/(?:p|h[1-6]|li|blockquote|pre|tr|caption|figcaption)>|<br\s*\/?>/i;

/** What a list or a table begins or ends with is no change of its first item or row. */
const containers = /^(?:<\/?(?:ul|ol|blockquote|table|tbody|figure|figcaption)>)+/i;

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
  const separated = html.replace(/<(?:img|iframe|hr)\b[^>]*>/gi, (tag) => `</p>${tag}</p>`);
  return separated
    .split(blockEnd)
    .map((part) => {
      const media = /<(?:img|iframe)\b[^>]*>/i.exec(part)?.[0];
      if (media) {
        const words = attribute(media, "alt") || attribute(media, "title");
        return { text: words ? `${pictureLabel}: ${words}` : pictureLabel, key: media };
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
