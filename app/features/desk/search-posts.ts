import type { PostSummary } from "#api/posts.ts";

/**
 * Text in the form in which it is searched: neither accents nor case count.
 *
 * @example foldText("Cuscói ŐSZ") // "cuscoi osz"
 */
export function foldText(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The posts whose title, summary or author have every word that is asked for; all of them without a word. */
export function searchPosts<P extends Pick<PostSummary, "title" | "summary" | "author">>(
  posts: P[],
  asked: string,
): P[] {
  const words = foldText(asked).split(/\s+/).filter(Boolean);
  if (words.length === 0) return posts;
  return posts.filter(({ title, summary, author }) => {
    const text = foldText(`${title}\n${summary}\n${author}`);
    return words.every((word) => text.includes(word));
  });
}
