import type { PostSummary } from "#api/posts/posts.ts";

/** The part of a post that lists show; the rest is not sent to the browser. */
export type PostTeaser = Pick<
  PostSummary,
  "id" | "slug" | "title" | "summary" | "author" | "category" | "cover" | "createdAt" | "language"
> &
  Partial<Pick<PostSummary, "isPinned">>;

export function teaserOf(post: PostSummary): PostTeaser {
  const { id, slug, title, summary, author, category, cover, createdAt, language, isPinned } = post;
  const teaser = { id, slug, title, summary, author, category, cover, createdAt, language };
  return isPinned ? { ...teaser, isPinned } : teaser;
}
