import { stateName } from "#api/desk/state-name.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import type { Language } from "#i18n/languages.ts";
import type { DeskState } from "./desk-state.ts";
import styles from "./state-badge.module.css";

interface StateBadgeProps {
  desk: DeskState;
  language: Language;
}

/** Where a language stands, in a word or two; nothing for one without a text. */
export function StateBadge({ desk, language }: StateBadgeProps) {
  const { names } = useAdminMessages().translationStates;
  const state = stateName(desk.states[language]);
  if (state === "none") return null;
  const shown = desk.changed.includes(language) ? "changed" : state;
  return (
    <>
      <span className={`${styles.badge} ${styles[shown]}`}>{names[shown]}</span>
      {desk.outdated.includes(language) && (
        <>
          {" "}
          <span className={`${styles.badge} ${styles.outdated}`}>{names.outdated}</span>
        </>
      )}
    </>
  );
}
