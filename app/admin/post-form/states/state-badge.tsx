import { stateName } from "#api/admin/state-name.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import type { Language } from "#i18n/languages.ts";
import type { TranslationStatus } from "./translation-status.ts";
import styles from "./state-badge.module.css";

interface StateBadgeProps {
  status: TranslationStatus;
  language: Language;
}

/** Where a language stands, in a word or two; nothing for one without a text. */
export function StateBadge({ status, language }: StateBadgeProps) {
  const { names } = useAdminMessages().translationStates;
  const state = stateName(status.states[language]);
  if (state === "none") return null;
  const shown = status.changed.includes(language) ? "changed" : state;
  return (
    <>
      <span className={`${styles.badge} ${styles[shown]}`}>{names[shown]}</span>
      {status.outdated.includes(language) && (
        <>
          {" "}
          <span className={`${styles.badge} ${styles.outdated}`}>{names.outdated}</span>
        </>
      )}
    </>
  );
}
