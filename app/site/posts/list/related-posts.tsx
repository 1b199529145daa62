import { useMessages } from "#i18n/page-language.tsx";
import { PostGrid } from "#app/site/posts/cards/post-grid.tsx";
import type { PostTeaser } from "#app/site/posts/post-teaser.ts";
import styles from "./latest-posts.module.css";

export function RelatedPosts({ posts }: { posts: PostTeaser[] }) {
  const { guide } = useMessages();
  return (
    <section className={`${styles.latest} ${styles.related}`} aria-labelledby="_posts">
      <h2 id="_posts">{guide.relatedPosts}</h2>
      <PostGrid posts={posts} heading="h3" hasLead={posts.length === 1} />
    </section>
  );
}
