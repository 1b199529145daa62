import { useEffect, useState, type MouseEvent } from "react";
import { pagePath } from "#i18n/addresses.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { LlamaLoader } from "#app/ui/llama-loader.tsx";
import { PillLink } from "#app/ui/pill-link.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import type { PostListPage } from "./load-post-list.ts";
import { NoPosts } from "./no-posts.tsx";
import { PostCard } from "./post-card.tsx";
import { PostGrid } from "./post-grid.tsx";
import type { PostTeaser } from "./post-teaser.ts";
import { useAskedPost } from "./use-asked-post.ts";
import { useMorePosts } from "./use-more-posts.ts";
import styles from "./blog-posts.module.css";

interface BlogPostsProps {
  list: PostListPage;
  loadPage: (page: number) => Promise<PostListPage>;
  readPost: (slug: string) => Promise<PostTeaser>;
}

/** The posts of the blog, the newest first, and the way on to older and newer ones. */
export function BlogPosts({ list, loadPage, readPost }: BlogPostsProps) {
  const { blog } = useMessages();
  const blogPath = pagePath("blog", useLanguage());
  const { posts, lastAdded, nextPage, state, showMore } = useMorePosts(list, loadPage);
  const asked = useAskedPost(readPost);
  const [hasShownMore, setHasShownMore] = useState(false);
  const firstAdded = hasShownMore ? lastAdded?.posts[0]?.slug : undefined;

  // The link that was followed moves down, or is gone: the first of the new posts takes the focus.
  useEffect(() => {
    if (firstAdded === undefined) return;
    const title = document.getElementById(firstAdded)?.querySelector<HTMLElement>("h2 a");
    title?.focus({ preventScroll: true });
  }, [firstAdded]);

  function showMoreHere(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setHasShownMore(true);
    void showMore();
  }

  if (posts.length === 0) return <NoPosts />;
  return (
    <>
      {asked && !posts.some(({ id }) => id === asked.id) && (
        <section className={styles.asked} aria-label={blog.asked}>
          <p className={styles.label} role="status">
            {blog.asked}
          </p>
          <PostCard post={asked} heading="h2" />
        </section>
      )}
      <PostGrid posts={posts} heading="h2" hasLead={list.page === 1} isFirst />
      <VisuallyHidden role="status">
        {firstAdded && lastAdded ? blog.added(lastAdded.posts.length) : ""}
      </VisuallyHidden>
      {state === "failed" && (
        <p role="alert" className={styles.failed}>
          {blog.moreFailed}
        </p>
      )}
      {state === "loading" && <LlamaLoader text={blog.loading} small />}
      <p className={styles.ways}>
        {list.page > 1 && (
          <PillLink to={list.page === 2 ? blogPath : `${blogPath}?page=${list.page - 1}`} quiet>
            {blog.newer}
          </PillLink>
        )}
        {nextPage !== null && (
          <PillLink
            to={`${blogPath}?page=${nextPage}`}
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
