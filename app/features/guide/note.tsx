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
      <p className={styles.title}>
        {tone === "warning" && <SteppedPyramid />}
        {title}
      </p>
      {text.map((paragraph) => (
        <p key={paragraph}>
          <MarkedText>{paragraph}</MarkedText>
        </p>
      ))}
    </aside>
  );
}

/** The warning triangle as a weaver makes it: the steps of the Andean belts. */
function SteppedPyramid() {
  return (
    <svg viewBox="0 0 20 18" className={styles.mark} aria-hidden="true">
      <path d="M8 0h4v3h2v3h2v4h2v4h2v4H0v-4h2v-4h2V6h2V3h2zm1 5v6h2V5zm0 8v2h2v-2z" />
    </svg>
  );
}
