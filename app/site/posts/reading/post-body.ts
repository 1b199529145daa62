import { localizedAddress } from "#api/blog/localized-links.ts";
import type { Block, Heading, Picture } from "#api/documents/block-tree.ts";
import { picturesIn } from "#api/documents/walk-nodes.ts";
import { pictureFormats, type PictureFormat } from "#api/media.ts";
import { escapeAttribute } from "#api/post-html/escape-html.ts";
import { imageTag, printHtml, videoSite } from "#api/post-html/print-html.ts";
import { variantsOf } from "#app/site/parts/cover-variants.ts";
import type { SiteCategories } from "#i18n/blog/category-addresses.ts";
import type { Language } from "#i18n/languages.ts";
import type { PostHeading } from "./post-headings.ts";

interface EmbedWords {
  /** Text of the link to a video on the named site. */
  playVideo: (site: string) => string;
  /** Text of the link to a picture of another host. */
  loadPicture: (host: string) => string;
}

/** Words in the language of the text. */
interface TextWords {
  tip: string;
  warning: string;
  /** Names a table that has no caption. */
  table: string;
}

type Image = Picture["attrs"];

// Phones of high density get fewer pixels than they could show, as with the covers.
const sizes = "(min-width: 48rem) 44rem, (min-resolution: 1.5dppx) 70vw, calc(95vw - 1rem)";
const gallerySizes = "(min-width: 48rem) 22rem, 46vw";

/**
 * Shows stored pictures in every width and format. Videos and foreign pictures become links, so that no other site is
 * called before a click; `embeds.ts` then loads them in place. Links to this site's pages lead to those in `language`.
 * @param headings that have an id
 * @param language of the page, which the text's may differ from
 * @param categories to which links lead, as the owner has them
 */
export function printPostBody(
  blocks: readonly Block[],
  headings: ReadonlyMap<Heading, PostHeading>,
  words: EmbedWords,
  textWords: TextWords,
  language: Language,
  categories?: SiteCategories,
): string {
  return printHtml(blocks, {
    href: (address) => localizedAddress(address, language, categories),
    id: (heading) => headings.get(heading)?.id,
    image: (image, isInGallery) => imageHtml(image, words, isInGallery ? gallerySizes : sizes),
    video: (src) => videoLink(src, words),
    calloutWords: textWords,
    table: (table, caption) => tableFrame(table, caption || textWords.table),
  });
}

/** A table wider than a phone scrolls in its frame, by the keyboard too. */
function tableFrame(table: string, label: string): string {
  return `<div class="table-frame" role="region" tabindex="0" aria-label="${escapeAttribute(label)}">${table}</div>`;
}

export function hasForeignPicture(blocks: readonly Block[]): boolean {
  return picturesIn(blocks).some(({ attrs }) => isForeign(attrs));
}

const isForeign = ({ src }: Image) => src.startsWith("http");

function imageHtml(image: Image, words: EmbedWords, sizes: string): string {
  const [, hash, format] = /^\/media\/([0-9a-f]{32})\/\d+\.(\w+)/.exec(image.src) ?? [];
  if (hash) return storedPicture(image, hash, format === "webp", sizes);
  if (!isForeign(image)) return imageTag(image);
  const src = escapeAttribute(image.src);
  const label = escapeAttribute(words.loadPicture(new URL(image.src).host));
  return `<figure class="foreign-picture"><a href="${src}" data-by="embed" data-src="${src}" data-alt="${escapeAttribute(image.alt)}">${label}</a></figure>`;
}

/** A picture of unknown size keeps its one address. An animation is still for whoever asked their system for less motion. */
function storedPicture(image: Image, hash: string, isAnimated: boolean, sizes: string): string {
  const { width = 0, height = 0 } = image;
  const loading = ' loading="lazy" decoding="async"';
  if (!width || !height) return imageTag(image, loading);
  const srcset = (format: PictureFormat) =>
    `srcset="${variantsOf({ hash, width, height }, format)}" sizes="${sizes}"`;
  const modern = pictureFormats.filter((format) => format !== "jpeg");
  const sources = isAnimated
    ? [`<source media="(prefers-reduced-motion: reduce)" type="image/jpeg" ${srcset("jpeg")}>`]
    : modern.map((format) => `<source type="image/${format}" ${srcset(format)}>`);
  const own = srcset(isAnimated ? "webp" : "jpeg");
  return `<picture>${sources.join("")}${imageTag(image, ` ${own}${loading}`)}</picture>`;
}

function videoLink(src: string, { playVideo }: EmbedWords): string {
  const site = videoSite(src);
  const watch = escapeAttribute(watchAddress(new URL(src)));
  return `<figure class="video"><a href="${watch}" data-by="embed" data-embed="${escapeAttribute(src)}" data-title="${site}">${escapeAttribute(playVideo(site))}</a></figure>`;
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
