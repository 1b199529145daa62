import { Unbroken } from "#i18n/format/unbroken.tsx";
import type { Trip } from "#content/facts/itineraries/trip.ts";
import type { TripDayText } from "#content/guide-page.ts";
import type { PlaceId } from "#content/facts/places/places.ts";
import { useMessages } from "#i18n/page-language.tsx";
import { InlineText } from "#app/site/parts/inline-text.tsx";
import disclosure from "../blocks/disclosure.module.css";
import timeline from "../blocks/timeline.module.css";
import { DayFigures } from "./day-figures.tsx";
import styles from "./trip-days.module.css";

type Names = Partial<Record<PlaceId, string>>;

interface TripDaysProps {
  trip: Trip;
  names: Names;
  texts: Partial<Record<number, TripDayText>>;
}

/**
 * Day by day what one does, and in figures how one travels, where one sleeps and what it costs. The titles alone tell the
 * trip; each unfolds.
 */
export function TripDays({ trip, names, texts }: TripDaysProps) {
  const { trips } = useMessages().figures;
  const firstPriced = trip.days.find(({ price }) => price !== "none");
  return (
    <ol className={timeline.line}>
      {trip.days.map((day) => (
        <li
          key={day.day}
          className={[timeline.stop, styles.day, ...(day.isSpare ? [styles.spare] : [])].join(" ")}
        >
          <details data-printed="">
            <summary className={`${disclosure.summary} ${disclosure.arrow} ${styles.summary}`}>
              <span className={styles.when}>
                <Unbroken>{trips.day(day.day, day.until ?? day.day)}</Unbroken>
                {day.isSpare && <span className={styles.badge}>{trips.spare}</span>}
              </span>{" "}
              <h3 className={styles.title}>
                <Unbroken isTitle>{texts[day.day]?.title ?? ""}</Unbroken>
              </h3>
            </summary>
            <div className={styles.told}>
              <p className={styles.text}>
                <InlineText>{texts[day.day]?.text ?? ""}</InlineText>
              </p>
              <DayFigures day={day} names={names} isDated={day === firstPriced} />
            </div>
          </details>
        </li>
      ))}
    </ol>
  );
}
