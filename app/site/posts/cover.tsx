import { Picture } from "#app/ui/pictures/picture.tsx";
import type { PostTeaser } from "./post-teaser.ts";
import { categoryDrawing } from "#i18n/blog/category-addresses.ts";
import { useCategories } from "#i18n/blog/use-categories.ts";
import { StoredPicture } from "#app/site/parts/page/stored-picture.tsx";

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
  return <StoredPicture {...shown} picture={cover} alt={post.cover ? alt : ""} />;
}
