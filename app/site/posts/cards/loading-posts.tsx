import { LlamaLoader } from "#app/site/posts/llama/llama-loader.tsx";
import card from "./post-card.module.css";
import grid from "./post-grid.module.css";
import styles from "./loading-posts.module.css";

/** Reserves the space of a lead and two more posts, so that nothing below moves when they load. */
export function LoadingPosts({ text }: { text: string }) {
  return (
    <div className={styles.loading}>
      <div className={`${grid.posts} ${styles.space}`} aria-hidden="true">
        <EmptyCard className={`${card.card} ${card.lead}`} />
        <div className={grid.grid}>
          <EmptyCard className={card.card} />
          <EmptyCard className={card.card} />
        </div>
      </div>
      <LlamaLoader text={text} />
    </div>
  );
}

function EmptyCard({ className = "" }: { className?: string }) {
  return (
    <div className={className}>
      <div className={card.picture} />
      <div className={card.text}>
        <div className={`${card.title} ${styles.title}`} />
        <div className={styles.byline} />
        <div className={`${card.summary} ${styles.summary}`} />
      </div>
    </div>
  );
}
