import { withLocalizedLinks } from "#api/blog/localized-links.ts";
import { pictureFormats } from "#api/media.ts";
import { withCalloutWords } from "#api/post-html/callout-words.ts";
import { escapeAttribute, unescapeHtml } from "#api/post-html/escape-html.ts";
import type { Picture } from "#api/posts.ts";
import { variantsOf } from "#app/site/posts/cover-variants.ts";
import type { Language } from "#i18n/languages.ts";

interface EmbedWords {
  /** Text of the link to a video on the named site. */
  playVideo: (site: string) => string;
  /** Text of the link to a picture of another host. */
  loadPicture: (host: string) => string;
}

/** In the language of the text. */
interface TextWords {
  tip: string;
  warning: string;
  /** Names a table that has no caption. */
  table: string;
}

const picturesAndVideos =
  /<img src="([^"]*)" alt="([^"]*)"(?: role="presentation")?(?: width="(\d+)" height="(\d+)")?>|<iframe src="([^"]*)" title="([^"]*)"><\/iframe>/g;
// Phones of high density get fewer pixels than they could show, as with the covers.
const sizes = "(min-width: 48rem) 44rem, (min-resolution: 1.5dppx) 70vw, calc(95vw - 1rem)";
const gallerySizes = "(min-width: 48rem) 22rem, 46vw";

/**
 * Shows stored pictures in every width and format. Videos and foreign pictures become links, so that no other site is
 * called before a click; `enableEmbeds` then loads them in place. Links to this site's pages lead to those in `language`.
 * @param canonicalHtml a post's `content`: cleaned when it was saved, so pictures and videos have one form and their values
 * are escaped
 * @param language of the page, which the text's may differ from
 */
export function renderablePostBody(
  canonicalHtml: string,
  words: EmbedWords,
  textWords: TextWords,
  language: Language,
): string {
  const framed = withLocalizedLinks(canonicalHtml, language).replace(
    /<table>(?:<caption>(.*?)<\/caption>)?/g,
    (table, caption?: string) => tableFrame(table, caption ?? textWords.table),
  );
  // What is shown in a gallery is no more a picture of the canonical form.
  const html = framed
    .replaceAll("</table>", "</table></div>")
    .replace(/<div class="gallery">.*?<\/div>/gs, (gallery) => withEmbeds(gallery, words, gallerySizes));
  return withCalloutWords(withEmbeds(html, words, sizes), textWords);
}

/** A table wider than a phone scrolls in its frame, by the keyboard too. @param caption already escaped */
function tableFrame(table: string, caption: string): string {
  const label = caption.replaceAll('"', "&quot;");
  return `<div class="table-frame" role="region" tabindex="0" aria-label="${label}">${table}`;
}

function withEmbeds(html: string, words: EmbedWords, sizes: string): string {
  return html.replace(
    picturesAndVideos,
    (tag, src?: string, alt?: string, width?: string, height?: string, embed?: string, site?: string) => {
      if (embed !== undefined && site !== undefined) return videoLink(embed, site, words.playVideo(site));
      const [, hash, format] = /^\/media\/([0-9a-f]{32})\/\d+\.(\w+)/.exec(src ?? "") ?? [];
      const size = { width: Number(width), height: Number(height) };
      if (hash && format === "webp") return animation({ hash, ...size }, tag, sizes);
      if (hash) return storedPicture({ hash, ...size }, tag, sizes);
      if (!src?.startsWith("http")) return tag;
      const label = words.loadPicture(hostOf(src));
      return `<figure class="foreign-picture"><a href="${src}" data-src="${src}" data-alt="${alt}">${escapeAttribute(label)}</a></figure>`;
    },
  );
}

export function hasForeignPicture(canonicalHtml: string): boolean {
  return canonicalHtml.includes('<img src="http');
}

/** A picture of unknown size keeps its one address. */
function storedPicture(picture: Picture, tag: string, sizes: string): string {
  const own = tag.slice(0, -1);
  if (!picture.width || !picture.height) return `${own} loading="lazy" decoding="async">`;
  const modern = pictureFormats.filter((format) => format !== "jpeg");
  const sources = modern.map(
    (format) => `<source type="image/${format}" srcset="${variantsOf(picture, format)}" sizes="${sizes}">`,
  );
  const srcset = variantsOf(picture, "jpeg");
  return `<picture>${sources.join("")}${own} srcset="${srcset}" sizes="${sizes}" loading="lazy" decoding="async"></picture>`;
}

/** Still for whoever asked their system for less motion. */
function animation(picture: Picture, tag: string, sizes: string): string {
  const still = `<source media="(prefers-reduced-motion: reduce)" type="image/jpeg" srcset="${variantsOf(picture, "jpeg")}" sizes="${sizes}">`;
  const srcset = variantsOf(picture, "webp");
  return `<picture>${still}${tag.slice(0, -1)} srcset="${srcset}" sizes="${sizes}" loading="lazy" decoding="async"></picture>`;
}

function videoLink(embed: string, site: string, label: string): string {
  const watch = escapeAttribute(watchAddress(new URL(unescapeHtml(embed))));
  return `<figure class="video"><a href="${watch}" data-embed="${embed}" data-title="${site}">${escapeAttribute(label)}</a></figure>`;
}

/** From the address of the player to that of the video's page. */
function watchAddress({ hostname, pathname, searchParams, hash }: URL): string {
  const id = pathname.split("/").at(-1) ?? "";
  if (hostname === "player.vimeo.com") {
    const key = searchParams.get("h");
    return `https://vimeo.com/${id}${key ? `/${key}` : ""}${hash}`;
  }
  const start = searchParams.get("start");
  return `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ""}`;
}

/** Always parses, because addresses that do not are removed when a post is saved. */
const hostOf = (src: string) => new URL(unescapeHtml(src)).host;
