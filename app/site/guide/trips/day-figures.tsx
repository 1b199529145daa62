import { DatedWords, FigureAge } from "#app/site/parts/drawn-facts.tsx";
import { useFacts } from "#app/site/parts/facts-context.tsx";
import { dayPrices, type TripDay } from "#content/facts/itineraries/trip.ts";
import { tripPrices, type Way } from "#content/facts/itineraries/ways.ts";
import { places, type PlaceId } from "#content/facts/places/places.ts";
import type { FigureMessages } from "#i18n/figures/hu.ts";
import { formatAltitude } from "#i18n/format/format-amount.ts";
import { formatTravelTime } from "#i18n/format/format-duration.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { Unbroken } from "#i18n/format/unbroken.tsx";
import styles from "./day-figures.module.css";

interface DayFiguresProps {
  day: TripDay;
  names: Partial<Record<PlaceId, string>>;
  /** Says how old the sums of all days are. */
  isDated: boolean;
}

/** How one travels on a day of a trip, where one sleeps and what it costs. */
export function DayFigures({ day: { legs = [], outing, sleep, price }, names, isDated }: DayFiguresProps) {
  const language = useLanguage();
  const { trips } = useMessages().figures;
  const facts = useFacts();
  return (
    <dl className={styles.figures}>
      {legs.length > 0 && (
        <div>
          <dt>{trips.ride}</dt>
          {legs
            .map((source) => ({ source, way: facts(source) }))
            .map(({ source, way }) => (
              <dd key={way.from}>
                <Unbroken>{`${names[way.from] ?? ""} – ${names[way.to] ?? ""}: ${trips.means[way.by]}, `}</Unbroken>
                <DatedWords say={(recording) => figuresOf(recording(source))} />
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
          <dt>
            {trips.price}
            {isDated && <FigureAge read={(recording) => recording(tripPrices).asOf} />}
          </dt>
          <dd>
            <Unbroken>{priceOf(dayPrices[price], trips)}</Unbroken>
          </dd>
        </div>
      )}
    </dl>
  );

  function figuresOf({ minutes, usd }: Way): string {
    const time = formatTravelTime(minutes, language);
    return usd ? `${time}, ${trips.dollars([...new Set(usd)].join("–"))}` : time;
  }
}

/** For example `25–75 dollár`, or only one of its ends. */
function priceOf({ from, to }: { from?: number; to?: number }, words: FigureMessages["trips"]): string {
  if (from === undefined) return words.upTo(to ?? 0);
  return to === undefined ? words.over(from) : words.dollars(`${from}–${to}`);
}
