import { mediaPath } from "#api/media.ts";
import type { PostSummary } from "#api/posts/posts.ts";

/** The cover, else the category's picture; no alternative text, because the title is beside it. */
export function Thumbnail({ post: { cover, category } }: { post: Pick<PostSummary, "cover" | "category"> }) {
  const src = cover
    ? mediaPath(cover.hash, 320, "webp")
    : `/pictures/categories/${category.toLowerCase()}.svg`;
  return <img src={src} alt="" width={320} height={200} loading="lazy" decoding="async" />;
}
