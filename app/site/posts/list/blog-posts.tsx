import { answeredBy } from "#app/site/parts/answered-by.ts";
import { useEffect, useState, type MouseEvent } from "react";
import { useMessages } from "#i18n/page-language.tsx";
import { LlamaLoader } from "#app/site/posts/llama/llama-loader.tsx";
import { PillLink } from "#app/ui/buttons/pill-link.tsx";
import { VisuallyHidden } from "#app/ui/layout/visually-hidden.tsx";
import { LinkedPost } from "./linked-post.tsx";
import { listPath } from "./list-address.ts";
import type { PostListPage } from "./load-post-list.ts";
import { NoPosts } from "./no-posts.tsx";
import { PostGrid } from "#app/site/posts/cards/post-grid.tsx";
import type { PostTeaser } from "#app/site/posts/post-teaser.ts";
import { useMorePosts } from "./use-more-posts.ts";
import styles from "./blog-posts.module.css";

interface BlogPostsProps {
  list: PostListPage;
  /** The path of the list's first page. */
  path: string;
  /** Whether the newest post has the large card. */
  hasLead?: boolean;
  /** `after` is the last post that is shown. */
  loadPage: (page: number, after: PostTeaser | undefined) => Promise<PostListPage>;
  readPost: (slug: string) => Promise<PostTeaser>;
}

export function BlogPosts({ list, path, hasLead = true, loadPage, readPost }: BlogPostsProps) {
  const { blog } = useMessages();
  const { posts, lastAdded, nextPage, state, showMore } = useMorePosts(list, loadPage);
  const [hasShownMore, setHasShownMore] = useState(false);
  const firstAdded = hasShownMore ? lastAdded?.posts[0]?.slug : undefined;

  useFocusOnAdded(firstAdded);

  function showMoreHere(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setHasShownMore(true);
    void showMore();
  }

  if (posts.length === 0) return <NoPosts hasFailed={list.hasFailed ?? false} />;
  return (
    <>
      <LinkedPost posts={posts} readPost={readPost} />
      <PostGrid posts={posts} heading="h2" hasLead={hasLead && list.page === 1} isFirst />
      <VisuallyHidden role="status">
        {firstAdded && lastAdded ? blog.added(lastAdded.posts.length) : ""}
      </VisuallyHidden>
      {state === "failed" && (
        <p role="alert" className={styles.failed}>
          {blog.moreFailed}
        </p>
      )}
      {state === "loading" && <LlamaLoader text={blog.loading} small />}
      <p className={styles.pages}>
        {list.page > 1 && (
          <PillLink to={listPath(path, list.page - 1)} quiet>
            {blog.newer}
          </PillLink>
        )}
        {nextPage !== null && (
          <PillLink
            to={listPath(path, nextPage)}
            {...answeredBy("react")}
            onClick={showMoreHere}
            aria-disabled={state === "loading"}
          >
            {blog.more}
          </PillLink>
        )}
      </p>
    </>
  );
}

/** The clicked link has moved or is gone, so the first new post takes the focus. */
function useFocusOnAdded(firstAdded: string | undefined): void {
  useEffect(() => {
    if (firstAdded === undefined) return;
    const title = document.getElementById(firstAdded)?.querySelector<HTMLElement>("h2 a");
    title?.focus({ preventScroll: true });
  }, [firstAdded]);
}
