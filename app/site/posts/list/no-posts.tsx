import { Drawing } from "#app/ui/drawing.tsx";
import { useMessages } from "#i18n/page-language.tsx";
import styles from "./no-posts.module.css";

/** Shown where there are no posts. */
export function NoPosts() {
  const { blog } = useMessages();
  return (
    <div className={styles.none}>
      <Drawing src="/pictures/categories/uncategorized.svg" alt="" className={styles.picture} />
      <p>{blog.noPosts}</p>
    </div>
  );
}
