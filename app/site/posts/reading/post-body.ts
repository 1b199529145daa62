import { pictureFormats } from "#api/media.ts";
import { escapeAttribute, unescapeHtml } from "#api/post-html/escape-html.ts";
import type { Picture } from "#api/posts.ts";
import { variantsOf } from "#app/site/posts/cover-variants.ts";

interface EmbedWords {
  /** Text of the link to a video on the named site. */
  playVideo: (site: string) => string;
  /** Text of the link to a picture of another host. */
  loadPicture: (host: string) => string;
}

const picturesAndVideos =
  /<img src="([^"]*)" alt="([^"]*)"(?: width="(\d+)" height="(\d+)")?>|<iframe src="([^"]*)" title="([^"]*)"><\/iframe>/g;
// Phones of high density get fewer pixels than they could show, as with the covers.
const sizes = "(min-width: 48rem) 44rem, (min-resolution: 1.5dppx) 70vw, calc(95vw - 1rem)";

/**
 * Shows stored pictures in every width and format. Videos and foreign pictures become links, so that no other site is
 * called before a click; `enableEmbeds` then loads them in place.
 * @param canonicalHtml a post's `content`: cleaned when it was saved, so pictures and videos have one form and their values
 * are escaped
 */
export function renderablePostBody(canonicalHtml: string, words: EmbedWords): string {
  return canonicalHtml.replace(
    picturesAndVideos,
    (tag, src?: string, alt?: string, width?: string, height?: string, embed?: string, site?: string) => {
      if (embed !== undefined && site !== undefined) return videoLink(embed, site, words.playVideo(site));
      const hash = /^\/media\/([0-9a-f]{32})\//.exec(src ?? "")?.[1];
      if (hash) return storedPicture({ hash, width: Number(width), height: Number(height) }, tag);
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
function storedPicture(picture: Picture, tag: string): string {
  const own = tag.slice(0, -1);
  if (!picture.width || !picture.height) return `${own} loading="lazy" decoding="async">`;
  const modern = pictureFormats.filter((format) => format !== "jpeg");
  const sources = modern.map(
    (format) => `<source type="image/${format}" srcset="${variantsOf(picture, format)}" sizes="${sizes}">`,
  );
  const srcset = variantsOf(picture, "jpeg");
  return `<picture>${sources.join("")}${own} srcset="${srcset}" sizes="${sizes}" loading="lazy" decoding="async"></picture>`;
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
