import { MarkedText } from "./marked-text.tsx";
import styles from "./note.module.css";

interface NoteProps {
  tone: "tip" | "warning";
  title: string;
  text: string[];
}

/** Something to know beside the text: a tip, or a warning. */
export function Note({ tone, title, text }: NoteProps) {
  return (
    <aside className={tone === "tip" ? styles.tip : styles.warning}>
      <p className={styles.title}>{title}</p>
      {text.map((paragraph) => (
        <p key={paragraph}>
          <MarkedText>{paragraph}</MarkedText>
        </p>
      ))}
    </aside>
  );
}
