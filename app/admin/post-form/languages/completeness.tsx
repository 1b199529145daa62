import { VisuallyHidden } from "#app/ui/layout/visually-hidden.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import type { Language } from "#i18n/languages.ts";
import { isBlank, textField, type PostFields } from "#app/admin/post-form/store/post-fields.ts";
import styles from "./completeness.module.css";

/** The parts of a complete translation; the description of the cover is not needed. */
const partsOfTranslation = ["title", "summary", "content"] as const;

/** How many of its parts a language has. */
export function completeness(fields: PostFields, language: Language): number {
  return partsOfTranslation.filter((name) => !isBlank(textField(language, name), fields)).length;
}

/** Shows, for example, `2/3`. */
export function CompletenessBadge({ written }: { written: number }) {
  const { languages } = useAdminMessages().postForm;
  const isComplete = written === partsOfTranslation.length;
  return (
    <span
      title={languages.parts}
      className={isComplete ? `${styles.badge} ${styles.complete}` : styles.badge}
    >
      <span aria-hidden="true">{languages.complete(written, partsOfTranslation.length)}</span>
      <VisuallyHidden>{languages.completeLong(written, partsOfTranslation.length)}</VisuallyHidden>
    </span>
  );
}
