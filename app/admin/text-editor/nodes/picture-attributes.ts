import { pictureAddress, pictureSize } from "#api/post-html/picture-address.ts";
import { decorativeRole } from "#api/post-html/picture-block.ts";
import { singleLine } from "#api/post-html/text-runs.ts";

/** A picture in the editor, as the attributes of its node. */
export interface PictureAttributes {
  src: string;
  alt: string;
  isDecorative: boolean;
  caption: string;
  credit: string;
  width: number | null;
  height: number | null;
}

export const noPicture: PictureAttributes = {
  src: "",
  alt: "",
  isDecorative: false,
  caption: "",
  credit: "",
  width: null,
  height: null,
};

/** Reads the attributes of an `img`, or of a `figure` with one; null if there is no picture that may be shown. */
export function readPicture(element: HTMLElement): PictureAttributes | null {
  const images = element.matches("img") ? [element] : [...element.querySelectorAll("img")];
  const [image] = images;
  const others = "figure, iframe, table, ul, ol, p, h1, h2, h3, h4, h5, h6, blockquote";
  if (!image || images.length > 1 || element.querySelector(others)) return null;
  const read = (name: string) => image.getAttribute(name) ?? "";
  const src = pictureAddress(read("src"));
  if (src === null) return null;
  const size = pictureSize(read("src"), read("width"), read("height"));
  const small = element.querySelector("figcaption small");
  const caption = [...(element.querySelector("figcaption")?.childNodes ?? [])].filter(
    (node) => node !== small,
  );
  const alt = singleLine(read("alt"));
  return {
    src,
    alt,
    isDecorative: alt === "" && read("role") === decorativeRole,
    caption: singleLine(caption.map((node) => node.textContent ?? "").join("")),
    credit: singleLine(small?.textContent ?? ""),
    width: size?.width ?? null,
    height: size?.height ?? null,
  };
}
