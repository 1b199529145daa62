import { PostCard } from "./post-card.tsx";
import type { PostTeaser } from "#app/site/posts/post-teaser.ts";
import styles from "./post-grid.module.css";

interface PostGridProps {
  posts: PostTeaser[];
  heading: "h2" | "h3";
  hasLead?: boolean;
  /** Whether the first post is at the head of the page. */
  isFirst?: boolean;
}

export function PostGrid({ posts, heading, hasLead = false, isFirst = false }: PostGridProps) {
  const lead = hasLead ? posts[0] : undefined;
  const others = lead ? posts.slice(1) : posts;
  return (
    <div className={styles.posts}>
      {lead && <PostCard post={lead} heading={heading} isLead first={isFirst} />}
      {others.length > 0 && (
        <div className={styles.grid}>
          {others.map((post) => (
            <PostCard key={post.id} post={post} heading={heading} />
          ))}
        </div>
      )}
    </div>
  );
}
