import type { Step } from "#content/guide-page.ts";
import { MarkedText } from "./marked-text.tsx";
import styles from "./steps.module.css";

/** Things to do one after the other, numbered. */
export function Steps({ steps }: { steps: Step[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <p className={styles.title}>
            <MarkedText>{title}</MarkedText>
          </p>
          {text !== undefined && (
            <p>
              <MarkedText>{text}</MarkedText>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
