import { pictureFormats, type Picture } from "#api/media.ts";
import { variantsOf } from "./cover-variants.ts";

interface EmbedWords {
  /** On the link to a video, by the name of its site. */
  playVideo: (site: string) => string;
  /** On the link to a picture of another site, by its host. */
  loadPicture: (host: string) => string;
}

const picturesAndVideos =
  /<img src="([^"]*)" alt="([^"]*)"(?: width="(\d+)" height="(\d+)")?>|<iframe src="([^"]*)" title="([^"]*)"><\/iframe>/g;
const sizes = "(min-width: 48rem) 44rem, 100vw";

/**
 * A post's text as the reading page shows it: stored pictures in every width and format, pictures of other
 * sites and videos as plain links, so that no other site is asked for anything before a click
 * (`enableEmbeds` then loads them in their place).
 *
 * @param canonicalHtml the `content` of a post. It was cleaned when it was written, so that every picture and
 *   video is written in exactly one way and its values are safe and escaped as they stand
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
      return `<figure class="foreign-picture"><a href="${src}" data-src="${src}" data-alt="${alt}">${escapeHtml(label)}</a></figure>`;
    },
  );
}

/** A picture without a known size is shown from its one address. */
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
  const watch = escapeHtml(watchAddress(new URL(unescapeHtml(embed))));
  return `<figure class="video"><a href="${watch}" data-embed="${embed}" data-title="${site}">${escapeHtml(label)}</a></figure>`;
}

/** The page on which the video's site shows it, from the embeddable address. */
function watchAddress({ hostname, pathname, searchParams, hash }: URL): string {
  const id = pathname.split("/").at(-1) ?? "";
  if (hostname === "player.vimeo.com") {
    const key = searchParams.get("h");
    return `https://vimeo.com/${id}${key ? `/${key}` : ""}${hash}`;
  }
  const start = searchParams.get("start");
  return `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ""}`;
}

/** A stored foreign address always parses: others are not kept. */
const hostOf = (src: string) => new URL(unescapeHtml(src)).host;

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

function unescapeHtml(value: string): string {
  return value
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&nbsp;", "\u00a0")
    .replaceAll("&amp;", "&");
}
