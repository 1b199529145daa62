import { useEffect, useState } from "react";
import type { BinnedPost } from "#api/desk/bin.ts";

/**
 * The posts in the bin.
 *
 * @param list must be stable between renders, as must `onFailure`
 * @returns `posts` is undefined while loading, null after a failure
 */
export function useBin(list: () => Promise<BinnedPost[]>, onFailure: (error: unknown) => void) {
  const [posts, setPosts] = useState<BinnedPost[] | null>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    list().then(
      (found) => isCurrent && setPosts(found),
      (error: unknown) => {
        console.warn("The bin could not be loaded", error);
        if (!isCurrent) return;
        setPosts(null);
        onFailure(error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [list, onFailure, attempt]);

  return {
    posts,
    retry(): void {
      setPosts(undefined);
      setAttempt(attempt + 1);
    },
    remove: (id: string) => setPosts((before) => before?.filter((post) => post.id !== id)),
  };
}
