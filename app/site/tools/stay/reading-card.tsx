import { useFacts } from "#app/site/parts/facts-context.tsx";
import { InlineText } from "#app/site/parts/inline-text.tsx";
import { OutsideLink } from "#app/site/parts/outside-link.tsx";
import { sites } from "#content/facts/places/sites.ts";
import type { Assessment } from "#content/tools/stays/assess-stays.ts";
import { overstayCost } from "#content/tools/stays/overstay-cost.ts";
import { isoDay } from "#content/tools/stays/plain-day.ts";
import type { StayText } from "#content/tools/stay-text.ts";
import { counter } from "#i18n/format/count.ts";
import { formatSoles } from "#i18n/format/format-amount.ts";
import { formatAge, formatDate } from "#i18n/format/format-date.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { DaysStrip } from "./days-strip.tsx";
import styles from "./reading-card.module.css";

interface ReadingCardProps {
  text: StayText;
  assessment: Assessment;
  granted: number | undefined;
  isStrictest: boolean;
}

/** Shows the result of one reading of the rule for the latest trip. */
export function ReadingCard({ text, assessment, granted, isStrictest }: ReadingCardProps) {
  const language = useLanguage();
  const { reading, count } = assessment;
  const { result } = text;
  const words = text.readings[reading.id];
  const day = (found: number) => formatDate(isoDay(found), language);
  return (
    <li className={isStrictest ? `${styles.card} ${styles.strictest}` : styles.card}>
      {isStrictest && <p className={styles.mark}>{result.strictest}</p>}
      <h3 className={styles.title}>{words.title}</h3>
      <p className={count.over > 0 || count.lastDay === null ? `${styles.last} ${styles.over}` : styles.last}>
        <span className={styles.label}>{count.lastDay === null ? result.noDay : result.lastDay}</span>
        {count.lastDay !== null && <strong className={styles.day}>{day(count.lastDay)}</strong>}
        {count.over > 0 && (
          <strong className={styles.by}>{counter(language)(count.over, result.over)}</strong>
        )}
      </p>
      {count.used !== null && (
        <DaysStrip rule={reading.rule} granted={granted} used={count.used} over={count.over} />
      )}
      <Numbers text={text} assessment={assessment} />
      <p className={styles.why}>
        <InlineText>{words.text}</InlineText>
      </p>
      <p className={styles.source}>
        {`${result.labels.source}: `}
        <OutsideLink href={sites[reading.site].url}>{sites[reading.site].name}</OutsideLink>
        {reading.asOf && ` (${formatAge(reading.asOf, language)})`}
      </p>
    </li>
  );
}

/** Lists what was counted; what does not apply is left out. */
function Numbers({
  text: { result },
  assessment: { count, overBefore },
}: Pick<ReadingCardProps, "text" | "assessment">) {
  const facts = useFacts();
  const language = useLanguage();
  const days = (n: number) => counter(language)(n, result.days);
  const day = (found: number) => formatDate(isoDay(found), language);
  const before = overBefore.reduce((sum, over) => sum + over, 0);
  const allOver = before + count.over;
  const rows = [
    [result.labels.stay, days(count.allowed)],
    count.used !== null && [result.labels.used, days(count.used)],
    count.left !== null && count.over === 0 && [result.labels.left, days(count.left)],
    count.nextEntry !== null && [result.labels.next, day(count.nextEntry)],
    count.over > 0 && [result.labels.over, days(count.over)],
    before > 0 && [result.labels.before, days(before)],
    allOver > 0 && [result.labels.fine, formatSoles(overstayCost(facts, allOver), language)],
  ].filter((row) => row !== false);
  return (
    <dl className={styles.numbers}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
