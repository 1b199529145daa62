import { Unbroken } from "#i18n/unbroken.tsx";
import { dayPrices, type Trip, type TripDay } from "#content/facts/itineraries/trip.ts";
import { places, type PlaceId } from "#content/facts/places.ts";
import { formatAltitude } from "#i18n/format-amount.ts";
import { formatTravelTime } from "#i18n/format-duration.ts";
import type { FigureMessages } from "#i18n/figures/hu.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { InlineText } from "#app/site/parts/inline-text.tsx";
import styles from "./trip-days.module.css";

type Names = Partial<Record<PlaceId, string>>;

interface TripDaysProps {
  trip: Trip;
  names: Names;
  texts: Partial<Record<number, { title: string; text: string }>>;
}

/** Day by day what one does, and in figures how one travels, where one sleeps and what it costs. */
export function TripDays({ trip, names, texts }: TripDaysProps) {
  const { trips } = useMessages().figures;
  return (
    <ol className={styles.days}>
      {trip.days.map((day) => (
        <li key={day.day} className={day.isSpare ? `${styles.day} ${styles.spare}` : styles.day}>
          <p className={styles.when}>
            <Unbroken>{trips.day(day.day, day.until ?? day.day)}</Unbroken>
            {day.isSpare && <span className={styles.badge}>{trips.spare}</span>}
          </p>
          <h3 className={styles.title}>
            <Unbroken isTitle>{texts[day.day]?.title ?? ""}</Unbroken>
          </h3>
          <p className={styles.text}>
            <InlineText>{texts[day.day]?.text ?? ""}</InlineText>
          </p>
          <DayFigures day={day} names={names} />
        </li>
      ))}
    </ol>
  );
}

function DayFigures({ day: { legs = [], outing, sleep, price }, names }: { day: TripDay; names: Names }) {
  const language = useLanguage();
  const { trips } = useMessages().figures;
  return (
    <dl className={styles.figures}>
      {legs.length > 0 && (
        <div>
          <dt>{trips.ride}</dt>
          {legs.map(({ from, to, by, minutes, usd }) => (
            <dd key={from}>
              <Unbroken>
                {[
                  `${names[from] ?? ""} – ${names[to] ?? ""}: ${trips.means[by]}`,
                  formatTravelTime(minutes, language),
                  ...(usd ? [trips.dollars([...new Set(usd)].join("–"))] : []),
                ].join(", ")}
              </Unbroken>
            </dd>
          ))}
        </div>
      )}
      {outing && (
        <div>
          <dt>{trips.outing}</dt>
          <dd>{`${trips.means[outing.by]}, ${trips.withStops(formatTravelTime(outing.minutes, language))}`}</dd>
        </div>
      )}
      <div>
        <dt>{trips.sleep}</dt>
        <dd>
          {sleep === "bus"
            ? trips.onTheBus
            : sleep === "home"
              ? trips.onThePlane
              : `${names[sleep] ?? ""}, ${formatAltitude(places[sleep].altitude, language)}`}
        </dd>
      </div>
      {price !== "none" && (
        <div>
          <dt>{trips.price}</dt>
          <dd>
            <Unbroken>{priceOf(dayPrices[price], trips)}</Unbroken>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** For example `25–75 dollár`, or only one of its ends. */
function priceOf({ from, to }: { from?: number; to?: number }, words: FigureMessages["trips"]): string {
  if (from === undefined) return words.upTo(to ?? 0);
  return to === undefined ? words.over(from) : words.dollars(`${from}–${to}`);
}
