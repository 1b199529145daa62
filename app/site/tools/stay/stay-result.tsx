import { useFacts } from "#app/site/parts/facts-context.tsx";
import { InlineText } from "#app/site/parts/inline-text.tsx";
import { useDayInPeru } from "#app/site/parts/use-day-in-peru.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { assessStays } from "#content/tools/stays/assess-stays.ts";
import type { CheckedStay } from "#content/tools/stays/check-stay.ts";
import { isoDay, parseDay } from "#content/tools/stays/plain-day.ts";
import type { StayText } from "#content/tools/stay-text.ts";
import { counter } from "#i18n/format/count.ts";
import { formatDate } from "#i18n/format/format-date.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { PassportAdvice } from "./passport-advice.tsx";
import { ReadingCard } from "./reading-card.tsx";
import styles from "./stay-result.module.css";

interface StayResultProps {
  text: StayText;
  checked: CheckedStay;
}

/** The answer: all readings, the strictest first, the passport, and the trips that were counted. */
export function StayResult({ text, checked }: StayResultProps) {
  const facts = useFacts();
  const language = useLanguage();
  // Known to the browser alone, since a page is kept and sent to anybody.
  const now = useDayInPeru(null);
  const today = now === null ? null : parseDay(now);
  const { result } = text;
  const { passport, stays } = checked;
  const assessments = assessStays(facts, passport, stays);
  const latest = stays.at(-1);
  const lastDay = assessments[0]?.count.lastDay ?? null;
  const isNow = latest && today !== null && lastDay !== null && latest.entry <= today && today <= lastDay;
  const day = (found: number) => formatDate(isoDay(found), language);
  const count = counter(language);
  return (
    <>
      {isNow && (latest.exit ?? today) >= today && (
        <p className={styles.today}>{count(lastDay - today, result.today).replace("{day}", day(today))}</p>
      )}
      {passport === "visa" && latest?.granted === undefined && <p className={styles.bad}>{result.visa}</p>}
      <ol className={styles.readings}>
        {assessments.map((assessment, index) => (
          <ReadingCard
            key={assessment.reading.id}
            text={text}
            assessment={assessment}
            granted={latest?.granted}
            isStrictest={index === 0}
          />
        ))}
      </ol>
      <p className={styles.decides}>
        <InlineText>{result.decides}</InlineText>
      </p>
      <PassportAdvice text={text.passport} checked={checked} />
      <Trips text={text} checked={checked} />
      <div className={styles.ways}>
        <Button kind="quiet" onClick={() => print()}>
          {result.print}
        </Button>
      </div>
    </>
  );
}

/** Lists the trips that were counted. */
function Trips({ text: { form, result }, checked: { passport, stays } }: StayResultProps) {
  const language = useLanguage();
  const day = (found: number) => formatDate(isoDay(found), language);
  const count = counter(language);
  return (
    <section aria-labelledby="_stay-trips" className={styles.trips}>
      <h3 id="_stay-trips">{result.trips}</h3>
      <p>{form.passports[passport]}</p>
      <ol>
        {stays.map(({ place, entry, exit }) => (
          <li key={place}>
            {exit === undefined
              ? `${day(entry)} – ${result.open}`
              : `${day(entry)} – ${day(exit)} (${count(exit - entry + 1, result.days)})`}
          </li>
        ))}
      </ol>
    </section>
  );
}
