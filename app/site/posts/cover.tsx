import { pictureFormats } from "#api/media.ts";
import { Picture } from "#app/ui/pictures/picture.tsx";
import type { PostTeaser } from "./post-teaser.ts";
import { categoryDrawing } from "#i18n/blog/category-addresses.ts";
import { useCategories } from "#i18n/blog/use-categories.ts";
import { singleVariant, variantsOf } from "#app/site/parts/cover-variants.ts";

interface CoverProps {
  post: Pick<PostTeaser, "cover" | "category">;
  /** Empty when the cover says no more than the title beside it. */
  alt?: string;
  lang?: string | undefined;
  sizes: string;
  /** For the picture that is seen first on its page: it is not loaded lazily. */
  first?: boolean;
  className?: string;
}

/** Pixels. */
const categoryPicture = { width: 1200, height: 750 };

/** Without a cover, the category's picture. */
export function Cover({ post, alt = "", ...shown }: CoverProps) {
  const { pictureOf } = useCategories();
  const cover = post.cover ?? pictureOf(post.category);
  if (!cover) {
    const src = `/pictures/${categoryDrawing(post.category)}.svg`;
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
      alt={post.cover ? alt : ""}
      position={cover.focal && `${cover.focal.x}% ${cover.focal.y}%`}
    />
  );
}
