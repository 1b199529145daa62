import type { Line } from "#content/documents/line.ts";
import { InlineText } from "#app/site/parts/inline-text.tsx";
import styles from "./note.module.css";

interface NoteProps {
  tone: "tip" | "warning";
  title: string;
  text: Line[];
  /** Fills a row, with the title beside the text, instead of standing in the margin. */
  isStrip?: boolean;
}

export function Note({ tone, title, text, isStrip = false }: NoteProps) {
  const look = tone === "tip" ? styles.tip : styles.warning;
  return (
    <aside className={isStrip ? `${look} ${styles.strip}` : look}>
      <p className={styles.title}>
        {tone === "warning" && <SteppedPyramid />}
        {title}
      </p>
      {text.map((paragraph, index) => (
        <p key={index}>
          <InlineText>{paragraph}</InlineText>
        </p>
      ))}
    </aside>
  );
}

/** The warning triangle, as a stepped pyramid from an Andean textile. */
function SteppedPyramid() {
  return (
    <svg viewBox="0 0 14 12" className={styles.sign} aria-hidden="true">
      <path d="M5 0h4v2h1v2h1v2h1v2h1v2h1v2H0v-2h1V8h1V6h1V4h1V2h1zm1 3v4h2V3zm0 5v2h2V8z" />
    </svg>
  );
}
