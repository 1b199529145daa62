import { mediaPath } from "#api/media.ts";
import type { PostSummary } from "#api/posts/posts.ts";
import { categoryDrawing } from "#i18n/blog/category-addresses.ts";
import { useCategories } from "#i18n/blog/use-categories.ts";

/** The cover, else the category's picture; no alternative text, because the title is beside it. */
export function Thumbnail({ post }: { post: Pick<PostSummary, "cover" | "category"> }) {
  const { pictureOf } = useCategories();
  const picture = post.cover ?? pictureOf(post.category);
  const src = picture
    ? mediaPath(picture.hash, 320, "webp")
    : `/pictures/${categoryDrawing(post.category)}.svg`;
  return <img src={src} alt="" width={320} height={200} loading="lazy" decoding="async" />;
}
