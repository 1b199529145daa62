import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { PostListPage } from "./load-post-list.ts";

type MoreState = "idle" | "loading" | "failed";

/** What was loaded further on each visited list, by the key of its history entry: Back finds it again. */
const loadedBefore = new Map<string, PostListPage[]>();

/**
 * Lets a list grow in place.
 *
 * @param first the page that the address asks for
 * @param loadPage asks for a later one
 */
export function useMorePosts(first: PostListPage, loadPage: (page: number) => Promise<PostListPage>) {
  const { key } = useLocation();
  const [added, setAdded] = useState(() => loadedBefore.get(key) ?? []);
  const [state, setState] = useState<MoreState>("idle");
  useEffect(() => {
    if (added.length > 0) loadedBefore.set(key, added);
  }, [key, added]);

  const pages = [first, ...added];
  const last = added.at(-1) ?? first;

  async function showMore(): Promise<void> {
    if (state === "loading") return;
    setState("loading");
    try {
      const next = await loadPage(last.page + 1);
      setAdded([...added, next]);
      setState("idle");
    } catch (error) {
      console.warn("More posts could not be loaded", error);
      setState("failed");
    }
  }

  // A post published meanwhile moves the others on, so that one can come twice.
  const posts = [...new Map(pages.flatMap((page) => page.posts).map((post) => [post.id, post])).values()];
  return {
    posts,
    lastAdded: added.at(-1) ?? null,
    nextPage: last.hasMore ? last.page + 1 : null,
    state,
    showMore,
  };
}
