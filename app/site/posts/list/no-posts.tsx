import { Drawing } from "#app/ui/pictures/drawing.tsx";
import { useMessages } from "#i18n/page-language.tsx";
import styles from "./no-posts.module.css";

/** Shown where there are no posts, or nobody can tell which there are. */
export function NoPosts({ hasFailed = false }: { hasFailed?: boolean }) {
  const { blog } = useMessages();
  return (
    <div className={styles.none}>
      <Drawing src="/pictures/categories/uncategorized.svg" alt="" className={styles.picture} />
      <p>{hasFailed ? blog.failed : blog.noPosts}</p>
    </div>
  );
}
