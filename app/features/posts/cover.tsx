import { pictureFormats } from "#api/media.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { PostTeaser } from "./post-teaser.ts";
import { singleVariant, variantsOf } from "./cover-variants.ts";

interface CoverProps {
  post: Pick<PostTeaser, "cover" | "category">;
  /** What the cover shows; without it, it says nothing that the title beside it does not say. */
  alt?: string;
  sizes: string;
  /** For the picture that is seen first on its page. */
  first?: boolean;
  className?: string;
}

/** Pixels of the categories' pictures. */
const categoryPicture = { width: 1200, height: 750 };

/** A post's cover, or its category's picture. */
export function Cover({ post: { cover, category }, alt = "", ...shown }: CoverProps) {
  if (!cover) {
    const src = `/pictures/categories/${category.toLowerCase()}.svg`;
    return <Picture {...shown} {...categoryPicture} sources={[]} src={src} alt="" />;
  }
  const modern = pictureFormats.filter((format) => format !== "jpeg");
  return (
    <Picture
      {...shown}
      sources={modern.map((format) => ({ type: `image/${format}`, srcSet: variantsOf(cover, format) }))}
      src={singleVariant(cover).path}
      srcSet={variantsOf(cover, "jpeg")}
      width={cover.width}
      height={cover.height}
      alt={alt}
    />
  );
}
