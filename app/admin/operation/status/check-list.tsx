import type { Check } from "#api/monitoring/readiness.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { formatMoment } from "#i18n/format/format-moment.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { formatMeasure } from "./format-measure.ts";
import styles from "./check-list.module.css";

/** The paths of a tick, an exclamation mark and a cross. */
const signs = {
  good: "M3 8.5l3.5 3.5L13 4.5",
  warning: "M8 2.5v7m0 3.5v.1",
  failed: "M3.5 3.5l9 9m0-9l-9 9",
};

/** The checks, each with its state in words, by a sign and in colour. */
export function CheckList({ checks }: { checks: Check[] }) {
  const texts = useAdminMessages().siteStatus;
  const language = useLanguage();

  function detailOf({ name, amount, at }: Check): string | undefined {
    if (at !== undefined) return texts.lastGood(formatMoment(at, language));
    if (amount === undefined) return undefined;
    if (name === "disk") return texts.free(formatMeasure(amount / 1024, language, "gigabyte"));
    return texts.stuck(formatMeasure(amount, language));
  }

  return (
    <ul className={styles.checks}>
      {checks.map((check) => (
        <li key={check.name} className={`${styles.check} ${styles[check.state]}`}>
          <p className={styles.name}>{texts.checks[check.name]}</p>
          <p className={styles.state}>
            <svg className={styles.sign} viewBox="0 0 16 16" aria-hidden="true">
              <path d={signs[check.state]} />
            </svg>
            {texts.states[check.state]}
          </p>
          <p className={styles.detail}>{detailOf(check)}</p>
        </li>
      ))}
    </ul>
  );
}
