import { autop } from "@wordpress/autop";
import { escapeAttribute } from "#api/post-html/escape-html.ts";
import { videoAddress } from "#api/videos/video-address.ts";

export interface WordpressPicture {
  url: string;
  alt: string;
  caption: string;
}

/** Attributes of a shortcode: `id="12"`, `id='12'` or `id=12`. */
const attributes = /([\w-]+)=(?:"([^"]*)"|'([^']*)'|(\S+))/g;

/**
 * HTML of a text as WordPress stores it: blocks with comments around them, or lines of the classic editor, whose paragraphs
 * WordPress makes when it shows them (https://developer.wordpress.org/reference/functions/wpautop/). Captions, galleries and
 * videos are written out; other shortcodes stay as text and are named.
 *
 * @param pictures attachments by their id, for galleries; how many of theirs are missing is told
 */
export function wordpressText(
  stored: string,
  pictures: ReadonlyMap<string, WordpressPicture>,
): { html: string; unknown: string[]; missing: number } {
  let missing = 0;
  const hasBlocks = /<!--\s*wp:/.test(stored);
  const written = stored
    .replace(/\[caption([^\]]*)\]([\s\S]*?)\[\/caption\]/g, (_, list: string, inner: string) => {
      const picture = /(?:<a[^>]*>)?\s*<img[^>]*>\s*(?:<\/a>)?/.exec(inner)?.[0] ?? "";
      return figure(picture, attributesOf(list)["caption"] ?? inner.replace(picture, "").trim());
    })
    .replace(/\[gallery([^\]]*)\]/g, (_, list: string) => {
      const ids = (attributesOf(list)["ids"] ?? attributesOf(list)["include"] ?? "").split(",");
      const found = ids.flatMap((id) => pictures.get(id.trim()) ?? []);
      missing += ids.length - found.length;
      const shown = found
        .map(({ url, alt, caption }) =>
          figure(`<img src="${escapeAttribute(url)}" alt="${escapeAttribute(alt)}">`, caption),
        )
        .join("");
      return shown === "" ? "" : `\n\n<div class="gallery">${shown}</div>\n\n`;
    })
    .replace(/\[(?:embed|youtube|vimeo)[^\]]*\]\s*(\S+?)\s*\[\/(?:embed|youtube|vimeo)\]/g, embedded)
    .replace(/<div class="wp-block-embed__wrapper">\s*(\S+?)\s*<\/div>/g, embedded)
    // An address that stands alone in its line is shown as what it leads to.
    .replace(/^[ \t]*(https?:\/\/\S+)[ \t]*$/gm, embedded);
  const unknown = [...written.matchAll(/\[([a-z][\w-]*)(?:\s[^\]]*=[^\]]*)?\](?!\()/gi)].map(
    ([, name = ""]) => name,
  );
  return {
    html: hasBlocks ? written : autop(written),
    unknown: [...new Set(unknown)].filter(isShortcode),
    missing,
  };
}

/** Words in brackets are text: a shortcode's name has an underscore or a hyphen, or is one of those that many sites have. */
function isShortcode(name: string): boolean {
  return /[_-]/.test(name) || ["audio", "video", "playlist", "googlemaps", "button", "su"].includes(name);
}

function attributesOf(list: string): Record<string, string> {
  return Object.fromEntries(
    [...list.matchAll(attributes)].map(([, name = "", double, single, bare]) => [
      name,
      double ?? single ?? bare ?? "",
    ]),
  );
}

function figure(picture: string, caption: string): string {
  return `<figure>${picture}${caption === "" ? "" : `<figcaption>${caption}</figcaption>`}</figure>`;
}

/** Addresses that are no video stay as they are written. */
function embedded(whole: string, address: string): string {
  const video = videoAddress(address.replaceAll("&amp;", "&"));
  return video === null ? whole : `\n\n<iframe src="${escapeAttribute(video)}"></iframe>\n\n`;
}
