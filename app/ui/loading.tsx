import styles from "./loading.module.css";

/** Says that something is on its way. */
export function Loading({ text }: { text: string }) {
  return (
    <p role="status" className={styles.loading}>
      {text}
    </p>
  );
}
