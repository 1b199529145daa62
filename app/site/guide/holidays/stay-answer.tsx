import type { Facts } from "#content/facts/facts.ts";
import { useFacts } from "#app/site/parts/facts-context.tsx";
import { DatedWords, FigureAge } from "#app/site/parts/drawn-facts.tsx";
import { Unbroken } from "#i18n/format/unbroken.tsx";
import { InlineText } from "#app/site/parts/inline-text.tsx";
import { holidayBusSurcharge } from "#content/facts/costs/big-items.ts";
import { dearBusTimes } from "#content/facts/holidays/busy-times.ts";
import type { HolidayId } from "#content/facts/holidays/holidays.ts";
import type { HolidayText } from "#content/guide-page.ts";
import { findDuringStay, type HolidayOfStay } from "#content/holidays/during-stay.ts";
import type { Stay } from "#content/holidays/read-stay.ts";
import { formatDays, formatDaysOfYear } from "#i18n/format/format-days.ts";
import { holidayWords } from "#i18n/holidays/holiday-words.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { unitWords } from "#i18n/short-words/short-words.ts";
import styles from "./stay-answer.module.css";

interface StayAnswerProps {
  stay: Stay;
  texts: Record<HolidayId, HolidayText>;
}

/** Lists the holidays, the closures and the crowded times during a stay. */
export function StayAnswer({ stay, texts }: StayAnswerProps) {
  const facts = useFacts();
  const language = useLanguage();
  const { stay: words } = holidayWords[language];
  const { holidays, busy, isIncaTrailClosed } = findDuringStay(facts, stay);
  const count = (kind: HolidayOfStay["kind"]) => holidays.filter((one) => one.kind === kind).length;
  const days = formatDaysOfYear(stay.from, stay.to, language);
  const dearBuses = (recording: Facts) =>
    words.dearBuses(recording(holidayBusSurcharge).percent.join("–") + unitWords[language].percent);
  return (
    <div className={styles.answer}>
      <h3 className={styles.title}>{words.title(days)}</h3>
      <p role="status">
        {holidays.length === 0 ? words.nothing : words.sum(count("public"), count("festival"))}
        <FigureAge read={(recording) => findDuringStay(recording, stay)} />
      </p>
      {(busy.length > 0 || isIncaTrailClosed) && (
        <div className={styles.busy}>
          {busy.length > 0 && <h4>{words.busyTitle}</h4>}
          <ul>
            {busy.map(({ id, from, to }) => (
              <li key={id + from}>
                <Dates language={language} from={from} to={to} /> {words.busy[id]}{" "}
                {dearBusTimes.includes(id) && <DatedWords say={dearBuses} />}
              </li>
            ))}
            {isIncaTrailClosed && <li>{words.incaTrail}</li>}
          </ul>
        </div>
      )}
      {holidays.length > 0 && (
        <ol className={styles.days}>
          {holidays.map(({ id, kind, from, to, isClosed }) => (
            <li key={id + from} className={styles.day} data-kind={kind}>
              <p className={styles.when}>
                <Dates language={language} from={from} to={to} />
                <span className={styles.kind}>{words.kinds[kind]}</span>
              </p>
              <h4>
                <Unbroken isTitle>{texts[id].name}</Unbroken>
              </h4>
              <p>
                <InlineText>{texts[id].description}</InlineText>
              </p>
              {kind === "public" && (
                <p className={styles.closed}>
                  {words.officesClosed} {isClosed && words.sightsClosed}
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function Dates({ language, from, to }: Stay & { language: Parameters<typeof formatDays>[2] }) {
  const days = formatDays(from, to, language);
  return (
    <strong>
      <time dateTime={from}>{days.from}</time>
      {days.to && (
        <>
          {days.dash}
          <time dateTime={to}>{days.to}</time>
        </>
      )}
    </strong>
  );
}
