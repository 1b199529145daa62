import { Llama } from "./llama.tsx";
import styles from "./llama-loader.module.css";

/** A loading message with the walking llama; `small` where little is expected. */
export function LlamaLoader({ text, small = false }: { text: string; small?: boolean }) {
  return (
    <div role="status" className={small ? `${styles.loader} ${styles.small}` : styles.loader}>
      <Llama />
      <p>{text}</p>
    </div>
  );
}
