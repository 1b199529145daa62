import { Llama } from "./llama.tsx";
import styles from "./llama-loader.module.css";

/** Says that something is on its way: a llama brings it, on foot. `small` where little is awaited. */
export function LlamaLoader({ text, small = false }: { text: string; small?: boolean }) {
  return (
    <div role="status" className={small ? `${styles.loader} ${styles.small}` : styles.loader}>
      <Llama />
      <p>{text}</p>
    </div>
  );
}
