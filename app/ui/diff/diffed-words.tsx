import type { DiffPart } from "./diff-words.ts";
import styles from "./diffed-words.module.css";

/** A line with what went and what came. */
export function DiffedWords({ parts }: { parts: readonly DiffPart[] }) {
  return parts.map((part, at) => <Part key={`${at} ${part.text}`} {...part} />);
}

function Part({ text, change, src }: DiffPart) {
  const shown = (
    <>
      {src && <img src={src} alt="" className={styles.picture} referrerPolicy="no-referrer" />}
      {text}
    </>
  );
  if (change === "removed") return <del className={styles.removed}>{shown}</del>;
  return change === "added" ? <ins className={styles.added}>{shown}</ins> : shown;
}
