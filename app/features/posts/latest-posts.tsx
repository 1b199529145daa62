import { pagePath } from "#i18n/addresses.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { OnceThere } from "#app/ui/once-there.tsx";
import { PillLink } from "#app/ui/pill-link.tsx";
import { NoPosts } from "./no-posts.tsx";
import { PostGrid } from "./post-grid.tsx";
import type { PostTeaser } from "./post-teaser.ts";
import { PostsToCome } from "./posts-to-come.tsx";
import styles from "./latest-posts.module.css";

interface LatestPostsProps {
  /** Null when they could not be had. */
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
      <OnceThere what={posts} waiting={<PostsToCome text={blog.loading} />}>
        {(shown) => (shown?.length ? <PostGrid posts={shown} heading="h3" hasLead /> : <NoPosts />)}
      </OnceThere>
      <p>
        <PillLink to={pagePath("blog", language)}>{home.toBlog}</PillLink>
      </p>
    </section>
  );
}
