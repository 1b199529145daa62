import { useFacts } from "#app/site/parts/facts-context.tsx";
import type { CheckedStay } from "#content/tools/stays/check-stay.ts";
import { passportValidity } from "#content/tools/stays/passport-validity.ts";
import { hasIdentityCard } from "#content/tools/stays/passports.ts";
import { isoDay } from "#content/tools/stays/plain-day.ts";
import type { StayText } from "#content/tools/stay-text.ts";
import { formatDate } from "#i18n/format/format-date.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import styles from "./stay-result.module.css";

/** Until when the passport must be valid for the latest trip, and whether it is. */
export function PassportAdvice({ text, checked }: { text: StayText["passport"]; checked: CheckedStay }) {
  const facts = useFacts();
  const language = useLanguage();
  const latest = checked.stays.at(-1);
  if (!latest) return null;
  const { neededAtEntry, neededAtExit, verdict } = passportValidity(facts, latest, checked.expires);
  const day = (found: number) => formatDate(isoDay(found), language);
  return (
    <section aria-labelledby="_stay-passport-advice" className={styles.passport}>
      <h3 id="_stay-passport-advice">{text.title}</h3>
      {verdict && <p className={verdict === "enough" ? styles.good : styles.bad}>{text[verdict]}</p>}
      <p>
        {text.neededAtEntry}: <strong>{day(neededAtEntry)}</strong>
      </p>
      {neededAtExit !== null && neededAtExit !== neededAtEntry && (
        <p>
          {text.neededAtExit}: <strong>{day(neededAtExit)}</strong>
        </p>
      )}
      {hasIdentityCard(checked.passport) && <p>{text.card}</p>}
    </section>
  );
}
