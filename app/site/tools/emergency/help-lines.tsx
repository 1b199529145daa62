import type { HelpLine } from "#content/tools/emergency-text.ts";
import styles from "./help-lines.module.css";

/** Numbers, each a link that calls it. */
export function HelpLines({ lines, isVital = false }: { lines: HelpLine[]; isVital?: boolean }) {
  if (lines.length === 0) return null;
  return (
    <ul className={isVital ? styles.vital : styles.lines}>
      {lines.map(({ label, shown, tel }) => (
        <li key={label}>
          <a href={`tel:${tel}`} className={styles.line}>
            <span className={styles.number}>{shown}</span>
            <span>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
