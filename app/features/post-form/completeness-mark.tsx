import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { useDeskMessages } from "#i18n/desk-messages.ts";
import { partsOfTranslation } from "./completeness.ts";
import styles from "./completeness-mark.module.css";

/** How much of a translation is written, for example `2/3`. */
export function CompletenessMark({ written }: { written: number }) {
  const { languages } = useDeskMessages().postForm;
  const isWhole = written === partsOfTranslation;
  return (
    <span title={languages.parts} className={isWhole ? `${styles.mark} ${styles.whole}` : styles.mark}>
      <span aria-hidden="true">{languages.complete(written, partsOfTranslation)}</span>
      <VisuallyHidden>{languages.completeLong(written, partsOfTranslation)}</VisuallyHidden>
    </span>
  );
}
