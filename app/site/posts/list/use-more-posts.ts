import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { PostTeaser } from "#app/site/posts/post-teaser.ts";
import type { PostListPage } from "./load-post-list.ts";

type MoreState = "idle" | "loading" | "failed";

interface AddedPages {
  /** The last post of the first page when they were loaded. */
  afterId: string | undefined;
  pages: PostListPage[];
}

/** The pages added to each visited list, by the key of its history entry, to show them again on Back. */
const cachedPages = new Map<string, AddedPages>();

/** Appends later pages to the first one, which the address names. */
export function useMorePosts(
  first: PostListPage,
  loadPage: (page: number, after: PostTeaser | undefined) => Promise<PostListPage>,
) {
  const { key } = useLocation();
  const afterId = first.posts.at(-1)?.id;
  const [added, setAdded] = useState(() => {
    const cached = cachedPages.get(key);
    // On Back the first page is loaded again; if it ends with another post, the added pages no longer follow it.
    return cached?.afterId === afterId ? (cached?.pages ?? []) : [];
  });
  const [state, setState] = useState<MoreState>("idle");
  useEffect(() => {
    if (added.length > 0) cachedPages.set(key, { afterId, pages: added });
  }, [key, afterId, added]);

  const pages = [first, ...added];
  const last = added.at(-1) ?? first;

  async function showMore(): Promise<void> {
    if (state === "loading") return;
    setState("loading");
    try {
      const next = await loadPage(last.page + 1, last.posts.at(-1));
      setAdded([...added, next]);
      setState("idle");
    } catch (error) {
      console.warn("More posts could not be loaded", error);
      setState("failed");
    }
  }

  // The first page may be reloaded while the others stay: a post can then be in both.
  const posts = [...new Map(pages.flatMap((page) => page.posts).map((post) => [post.id, post])).values()];
  return {
    posts,
    lastAdded: added.at(-1) ?? null,
    nextPage: last.hasMore ? last.page + 1 : null,
    state,
    showMore,
  };
}
