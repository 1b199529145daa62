import { useFacts } from "#app/site/parts/facts-context.tsx";
import { FigureAge } from "#app/site/parts/drawn-facts.tsx";
import { Unbroken } from "#i18n/format/unbroken.tsx";
import type { Holiday, HolidayId } from "#content/facts/holidays/holidays.ts";
import type { HolidayText } from "#content/guide-page.ts";
import { formatDays } from "#i18n/format/format-days.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import {
  calendarYear,
  holidaysOfYear,
  holidayStates,
  type DatedHoliday,
  type HolidayState,
} from "./holiday-calendar.ts";
import { useDayInPeru } from "#app/site/parts/use-day-in-peru.ts";
import { InlineText } from "#app/site/parts/inline-text.tsx";
import disclosure from "../blocks/disclosure.module.css";
import styles from "./holiday-list.module.css";

interface HolidayListProps {
  kind: Holiday["kind"];
  /** The day in Peru when the page was loaded. */
  day: string;
  texts: Record<HolidayId, HolidayText>;
}

/** The holidays of a year as cards, those that are over folded away; the holiday's id is the card's anchor. */
export function HolidayList({ kind, day, texts }: HolidayListProps) {
  const facts = useFacts();
  const { holidays } = useMessages().figures;
  const today = useDayInPeru(day);
  const shownYear = calendarYear(facts, kind, today);
  const dated = holidaysOfYear(facts, kind, shownYear);
  const states = holidayStates(dated, today);
  const cards = dated.map((holiday, index) => (
    <HolidayCard key={holiday.id} holiday={holiday} text={texts[holiday.id]} state={states[index] ?? null} />
  ));
  const past = cards.filter((_, index) => states[index] === "past");
  const others = cards.filter((_, index) => states[index] !== "past");
  return (
    <div className={styles.figure}>
      <p className={styles.year}>
        {holidays.dates(shownYear)}
        <FigureAge read={(recording) => holidaysOfYear(recording, kind, shownYear)} />
      </p>
      <ol className={styles.cards}>{others}</ol>
      {past.length > 0 && (
        <details className={styles.past} data-printed="">
          <summary className={`${disclosure.summary} ${disclosure.arrow}`}>
            {holidays.pastOnes(past.length)}
          </summary>
          <ol className={styles.cards}>{past}</ol>
        </details>
      )}
    </div>
  );
}

interface HolidayCardProps {
  holiday: DatedHoliday;
  text: HolidayText;
  state: HolidayState;
}

function HolidayCard({ holiday: { id, from, to }, text, state }: HolidayCardProps) {
  const { holidays } = useMessages().figures;
  const days = formatDays(from, to, useLanguage());
  return (
    <li id={id} className={styles.card} data-state={state ?? undefined}>
      <h3 className={styles.name}>
        <Unbroken isTitle>{text.name}</Unbroken>
      </h3>
      <p className={styles.date}>
        <time dateTime={from}>{days.from}</time>
        {days.to && (
          <>
            {days.dash}
            <time dateTime={to}>{days.to}</time>
          </>
        )}
        {state && <span className={styles.state}>{holidays[state]}</span>}
      </p>
      <p>
        <InlineText>{text.description}</InlineText>
      </p>
    </li>
  );
}
