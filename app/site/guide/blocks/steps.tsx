import type { Step } from "#content/guide-page.ts";
import { InlineText } from "#app/site/parts/inline-text.tsx";
import styles from "./steps.module.css";

export function Steps({ steps }: { steps: Step[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }, index) => (
        <li key={index} className={styles.step}>
          <p className={styles.title}>
            <InlineText>{title}</InlineText>
          </p>
          {text !== undefined && (
            <p>
              <InlineText>{text}</InlineText>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
