import { MarkedText } from "./marked-text.tsx";
import styles from "./note.module.css";

interface NoteProps {
  tone: "tip" | "warning";
  title: string;
  text: string[];
  /** Alone in its row: where there is room it fills the row, its title beside its text. */
  isStrip?: boolean;
}

/** Something to know beside the text: a tip, or a warning. */
export function Note({ tone, title, text, isStrip = false }: NoteProps) {
  const look = tone === "tip" ? styles.tip : styles.warning;
  return (
    <aside className={isStrip ? `${look} ${styles.strip}` : look}>
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
    <svg viewBox="0 0 14 12" className={styles.mark} aria-hidden="true">
      <path d="M5 0h4v2h1v2h1v2h1v2h1v2h1v2H0v-2h1V8h1V6h1V4h1V2h1zm1 3v4h2V3zm0 5v2h2V8z" />
    </svg>
  );
}
