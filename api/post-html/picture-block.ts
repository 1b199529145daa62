import type { Block, Picture } from "#api/documents/block-tree.ts";

/** The mark of a picture that only decorates, as assistive technology knows it. */
export const decorativeRole = "presentation";

interface PictureDetails {
  src: string;
  alt: string;
  isDecorative?: boolean | undefined;
  /** Plain text below the picture. */
  caption?: string | undefined;
  credit?: string | undefined;
  width?: number | null | undefined;
  height?: number | null | undefined;
}

/** A picture that has an alternative text does not only decorate, whatever is said. */
export function pictureBlock(details: PictureDetails): Picture {
  const { src, alt, isDecorative, caption, credit, width, height } = details;
  return {
    type: "picture",
    attrs: {
      src,
      alt,
      ...(isDecorative && alt === "" && { isDecorative }),
      ...(caption && { caption }),
      ...(credit && { credit }),
      ...(width && height && { width, height }),
    },
  };
}

/** One picture alone is no gallery. */
export function galleryBlocks(pictures: Picture[]): Block[] {
  return pictures.length > 1 ? [{ type: "gallery", content: pictures }] : pictures;
}
