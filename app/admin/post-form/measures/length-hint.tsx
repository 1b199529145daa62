import { VisuallyHidden } from "#app/ui/layout/visually-hidden.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { lengthOf } from "./measure-text.ts";
import styles from "./measures.module.css";

interface LengthProps {
  text: string;
  /** About so many characters are shown. */
  limit: number;
}

/** Below a field: how much of what search engines show is used. */
export function LengthHint({ text, limit }: LengthProps) {
  const { length } = useAdminMessages().writingAids;
  const used = lengthOf(text);
  return (
    <span className={styles.length}>
      {/* The words beside it say the same. */}
      <meter aria-hidden="true" min={0} max={limit * 1.5} high={limit} optimum={1} value={used} />
      {used > limit ? length.over(used, limit) : length.shown(used, limit)}
    </span>
  );
}

/** Says once that a text has become too long. */
export function LengthStatus({ text, limit }: LengthProps) {
  const { length } = useAdminMessages().writingAids;
  const isOver = lengthOf(text) > limit;
  return <VisuallyHidden role="status">{isOver && length.over(limit + 1, limit)}</VisuallyHidden>;
}
