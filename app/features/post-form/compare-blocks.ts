/** A paragraph, heading or list item of a text in plain words; `isOnlyHere` when the other version lacks it. */
export interface ComparedBlock {
  text: string;
  isOnlyHere: boolean;
}

/** Ends of blocks; marks inside a paragraph do not break it. */
const blockEnd = /<\/(?:p|h[1-6]|li|blockquote|pre)>|<(?:br|hr)\s*\/?>/i;

/**
 * The blocks of one text beside another, so that a reader sees at once what differs.
 *
 * @param pictureLabel stands for a picture, a video too
 */
export function compareBlocks(html: string, other: string, pictureLabel: string): ComparedBlock[] {
  const others = new Set(blocksOf(other, pictureLabel).map(({ key }) => key));
  return blocksOf(html, pictureLabel).map(({ text, key }) => ({ text, isOnlyHere: !others.has(key) }));
}

function blocksOf(html: string, pictureLabel: string): { text: string; key: string }[] {
  // Pictures and videos become blocks of their own, told apart by their address.
  const separated = html.replace(/<(?:img|iframe)\b[^>]*>/gi, (tag) => `</p>${tag}</p>`);
  return separated
    .split(blockEnd)
    .map((part) => {
      const media = /<(?:img|iframe)\b[^>]*>/i.exec(part)?.[0];
      if (media) {
        const words = attribute(media, "alt") || attribute(media, "title");
        return { text: words ? `${pictureLabel}: ${words}` : pictureLabel, key: media };
      }
      const text = decode(part.replace(/<[^>]*>/g, "")).trim();
      return { text, key: part.replace(/^<\/?(?:ul|ol|blockquote)>/i, "").trim() };
    })
    .filter(({ text }) => text !== "");
}

function attribute(tag: string, name: string): string {
  return decode(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? "");
}

const entities: Record<string, string> = { lt: "<", gt: ">", quot: '"', amp: "&", nbsp: "\u00a0" };

function decode(text: string): string {
  return text.replace(/&(lt|gt|quot|amp|nbsp);/g, (_, name: string) => entities[name] ?? "");
}
