import { VisuallyHidden } from "#app/ui/layout/visually-hidden.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import type { Language } from "#i18n/languages.ts";
import { useFormState } from "#app/admin/post-form/store/form-context.ts";
import { textField } from "#app/admin/post-form/store/post-fields.ts";
import { lengthOf, shownLengths } from "./measure-text.ts";
import styles from "./measures.module.css";

interface LengthHintProps {
  text: string;
  /** About so many characters are shown. */
  limit: number;
}

/** Below a field: how much of what search engines show is used. */
export function LengthHint({ text, limit }: LengthHintProps) {
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
export function LengthStatus({ language, name }: { language: Language; name: keyof typeof shownLengths }) {
  const { length } = useAdminMessages().writingAids;
  const limit = shownLengths[name];
  const isOver = useFormState(({ fields }) => lengthOf(fields[textField(language, name)]) > limit);
  return <VisuallyHidden role="status">{isOver && length.over(limit + 1, limit)}</VisuallyHidden>;
}
