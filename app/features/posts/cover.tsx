import { pictureFormats } from "#api/media.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { PostTeaser } from "./post-teaser.ts";
import { singleVariant, variantsOf } from "./cover-variants.ts";

interface CoverProps {
  post: Pick<PostTeaser, "cover" | "category">;
  sizes: string;
  /** For the picture that is seen first on its page. */
  first?: boolean;
  className?: string;
}

/** Pixels of the categories' pictures. */
const categoryPicture = { width: 1200, height: 750 };

/** A post's cover, or its category's picture. It says nothing that the title beside it does not say. */
export function Cover({ post: { cover, category }, ...shown }: CoverProps) {
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
      alt=""
    />
  );
}
