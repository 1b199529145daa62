import type { Picture } from "#api/documents/block-tree.ts";
import { pictureFormats, type PictureFormat } from "#api/media.ts";
import { variantsOf } from "./picture-variants.ts";
import { escapeAttribute } from "./escape-html.ts";
import { imageTag, videoSite, type Printing } from "./print-html.ts";

export interface EmbedWords {
  /** Text of the link to a video on the named site. */
  playVideo: (site: string) => string;
  /** Text of the link to a picture of another host. */
  loadPicture: (host: string) => string;
}

type Image = Picture["attrs"];

// Phones of high density get fewer pixels than they could show, as with the covers.
const sizes = "(min-width: 48rem) 44rem, (min-resolution: 1.5dppx) 70vw, calc(95vw - 1rem)";
const gallerySizes = "(min-width: 48rem) 22rem, 46vw";

/** How readers of posts and pages get pictures and videos. */
export function printingOfMedia(words: EmbedWords): Pick<Printing, "image" | "video"> {
  return {
    image: (image, isInGallery) => imageHtml(image, words, isInGallery ? gallerySizes : sizes),
    video: (src) => videoLink(src, words),
  };
}

export const isForeign = ({ src }: Image) => src.startsWith("http");

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
