import { useEffect, useState } from "react";
import type { DeskPostList } from "#api/desk/calls/desk-calls.ts";
import type { DeskClient } from "#api/desk/desk-client.ts";
import type { Language } from "#i18n/languages.ts";
import type { ListQuery } from "./list-query.ts";

export const pageSize = 25;

/**
 * The asked page of the posts, those too that no visitor sees. While another one loads, the former one stays.
 *
 * @param load must be stable between renders, as must `onFailure`
 * @returns `list` is undefined before the first one is loaded, null after a failure
 */
export function usePostList(
  language: Language,
  query: ListQuery,
  load: DeskClient["listDeskPosts"],
  onFailure: (error: unknown) => void,
) {
  const key = JSON.stringify([language, query]);
  const [answer, setAnswer] = useState<{ key: string; list: DeskPostList | null }>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    // Safe cast: it was made of these two.
    const [asked, { in: only, ...rest }] = JSON.parse(key) as [Language, ListQuery];
    load(asked, { ...rest, ...(only ? { in: only } : {}), limit: pageSize }).then(
      (list) => isCurrent && setAnswer({ key, list }),
      (error: unknown) => {
        console.warn("Failed to fetch posts", error);
        if (!isCurrent) return;
        setAnswer({ key, list: null });
        onFailure(error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [key, load, onFailure, attempt]);

  return {
    list: answer?.list,
    isLoading: answer?.key !== key,
    reload: () => setAttempt((former) => former + 1),
    /** Until the list is loaded again. */
    remove(id: string) {
      if (!answer?.list) return;
      const { list } = answer;
      const posts = list.posts.filter((post) => post.id !== id);
      setAnswer({ ...answer, list: { ...list, posts, total: list.total - 1 } });
    },
  };
}
