import { pagePath } from "#i18n/addresses.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { PillLink } from "#app/ui/pill-link.tsx";
import { PostGrid } from "./post-grid.tsx";
import type { PostTeaser } from "./post-teaser.ts";
import styles from "./latest-posts.module.css";

export function LatestPosts({ posts }: { posts: PostTeaser[] }) {
  const { home, blog } = useMessages();
  const language = useLanguage();
  return (
    <section className={styles.latest} aria-labelledby="_latest">
      <h2 id="_latest" className={styles.title}>
        {home.latestPosts}
      </h2>
      {posts.length === 0 ? <p>{blog.noPosts}</p> : <PostGrid posts={posts} heading="h3" hasLead />}
      <p>
        <PillLink to={pagePath("blog", language)}>{home.toBlog}</PillLink>
      </p>
    </section>
  );
}
