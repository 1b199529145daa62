import { escapeAttribute, escapeText } from "./escape-html.ts";

/** In pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

export interface PictureBlock {
  kind: "picture";
  src: string;
  alt: string;
  size: PictureSize | null;
  /** Said to only decorate, so that it has no alternative text on purpose. An empty `alt` alone says nothing. */
  isDecorative?: boolean;
  /** Plain text below the picture. */
  caption?: string;
  /** Whose picture it is; plain text. */
  credit?: string;
}

export interface GalleryBlock {
  kind: "gallery";
  /** At least two. */
  pictures: PictureBlock[];
}

/** The mark of a picture that only decorates, as assistive technology knows it. */
export const decorativeRole = "presentation";

/** One picture alone is no gallery. */
export function galleryBlocks(pictures: PictureBlock[]): (PictureBlock | GalleryBlock)[] {
  return pictures.length > 1 ? [{ kind: "gallery", pictures }] : pictures;
}

export function galleryToHtml({ pictures }: GalleryBlock): string {
  return `<div class="gallery">${pictures.map(pictureToHtml).join("")}</div>`;
}

/** An `img`, in a `figure` only if it has a caption or a credit. */
export function pictureToHtml(picture: PictureBlock): string {
  const { src, alt, size, isDecorative = false, caption = "", credit = "" } = picture;
  const role = isDecorative && alt === "" ? ` role="${decorativeRole}"` : "";
  const pixels = size ? ` width="${size.width}" height="${size.height}"` : "";
  const img = `<img src="${escapeAttribute(src)}" alt="${escapeAttribute(alt)}"${role}${pixels}>`;
  if (caption === "" && credit === "") return img;
  const small = credit === "" ? "" : `<small>${escapeText(credit)}</small>`;
  return `<figure>${img}<figcaption>${[escapeText(caption), small].filter(Boolean).join(" ")}</figcaption></figure>`;
}

/** A picture in canonical HTML; groups `src`, `alt`, `role` and `size` are its attributes as they stand there. */
export const canonicalPicture =
  /<img src="(?<src>[^"]*)" alt="(?<alt>[^"]*)"(?<role> role="presentation")?(?<size> width="\d+" height="\d+")?>/g;
