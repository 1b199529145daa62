import { pagePath } from "#i18n/addresses.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { Deferred } from "#app/ui/layout/deferred.tsx";
import { PillLink } from "#app/ui/buttons/pill-link.tsx";
import { NoPosts } from "./no-posts.tsx";
import { PostGrid } from "#app/site/posts/cards/post-grid.tsx";
import type { PostTeaser } from "#app/site/posts/post-teaser.ts";
import { LoadingPosts } from "#app/site/posts/cards/loading-posts.tsx";
import styles from "./latest-posts.module.css";

interface LatestPostsProps {
  /** Null when they could not be loaded. */
  posts: PostTeaser[] | null | Promise<PostTeaser[] | null>;
}

export function LatestPosts({ posts }: LatestPostsProps) {
  const { home, blog } = useMessages();
  const language = useLanguage();
  return (
    <section className={styles.latest} aria-labelledby="_latest">
      <h2 id="_latest" className={styles.title}>
        {home.latestPosts}
      </h2>
      <Deferred value={posts} fallback={<LoadingPosts text={blog.loading} />}>
        {(shown) =>
          shown?.length ? (
            <PostGrid posts={shown} heading="h3" hasLead />
          ) : (
            <NoPosts hasFailed={shown === null} />
          )
        }
      </Deferred>
      <p>
        <PillLink to={pagePath("blog", language)}>{home.toBlog}</PillLink>
      </p>
    </section>
  );
}
