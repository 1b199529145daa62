import type { PostSummary } from "#api/posts.ts";

/** Removes accents and case: "Cuscói ŐSZ" becomes "cuscoi osz". */
export function foldText(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Posts with every word of the query in title, summary or author; all posts for an empty query. */
export function searchPosts<P extends Pick<PostSummary, "title" | "summary" | "author">>(
  posts: P[],
  query: string,
): P[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return posts;
  return posts.filter(({ title, summary, author }) => {
    const text = foldText(`${title}\n${summary}\n${author}`);
    return words.every((word) => text.includes(word));
  });
}
