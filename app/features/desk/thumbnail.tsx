import { mediaPath } from "#api/media.ts";
import type { PostSummary } from "#api/posts.ts";

/** A post's cover, small, or its category's picture. It says nothing that the title beside it does not say. */
export function Thumbnail({ post: { cover, category } }: { post: Pick<PostSummary, "cover" | "category"> }) {
  const src = cover
    ? mediaPath(cover.hash, 320, "webp")
    : `/pictures/categories/${category.toLowerCase()}.svg`;
  return <img src={src} alt="" width={320} height={200} loading="lazy" decoding="async" />;
}
