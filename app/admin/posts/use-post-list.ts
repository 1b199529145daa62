import { useEffect, useState } from "react";
import type { PostListQuery, PostSummary } from "#api/posts.ts";
import type { Language } from "#i18n/languages.ts";

type LoadedList = { language: Language; posts: PostSummary[] } | { language: Language; posts: null };

/**
 * All posts, newest first, those too that no visitor sees.
 *
 * @param loadPosts must be stable between renders, as must `onFailure`
 * @returns `posts` is undefined while loading, null after a failure
 */
export function usePostList(
  language: Language,
  loadPosts: (language: Language, query: PostListQuery) => Promise<PostSummary[]>,
  onFailure: (error: unknown) => void,
) {
  const [list, setList] = useState<LoadedList | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    loadPosts(language, { unpublished: true }).then(
      (posts) => isCurrent && setList({ language, posts }),
      (error: unknown) => {
        console.warn("Failed to fetch posts", error);
        if (!isCurrent) return;
        setList({ language, posts: null });
        onFailure(error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [language, loadPosts, onFailure, attempt]);

  return {
    posts: list?.language === language ? list.posts : undefined,
    retry() {
      setList(null);
      setAttempt(attempt + 1);
    },
    remove(id: string) {
      if (list?.posts) setList({ ...list, posts: list.posts.filter((post) => post.id !== id) });
    },
  };
}
