import { LlamaLoader } from "#app/ui/llama-loader.tsx";
import card from "./post-card.module.css";
import grid from "./post-grid.module.css";
import styles from "./posts-to-come.module.css";

/** Keeps the place of a lead and two more posts, so that nothing below them jumps when a llama has brought them. */
export function PostsToCome({ text }: { text: string }) {
  return (
    <div className={styles.toCome}>
      <div className={`${grid.posts} ${styles.kept}`} aria-hidden="true">
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

/** The lines that a post's words usually take. */
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
