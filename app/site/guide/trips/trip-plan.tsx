import {
  bedsOf,
  itineraries,
  itineraryIds,
  tripMeasures,
  type ItineraryId,
} from "#content/facts/itineraries/itineraries.ts";
import type { Trip } from "#content/facts/itineraries/trip.ts";
import { places, type PlaceId } from "#content/facts/places.ts";
import type { TripTexts } from "#content/guide-page.ts";
import { formatAltitude } from "#i18n/format-amount.ts";
import { formatTravelTime } from "#i18n/format-duration.ts";
import { formatMonths } from "#i18n/format-months.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { AltitudeProfile } from "./altitude-profile.tsx";
import { RouteMap } from "./route-map.tsx";
import { TripDays } from "./trip-days.tsx";
import { TripStops } from "./trip-stops.tsx";
import styles from "./trip-plan.module.css";

type Names = Partial<Record<PlaceId, string>>;

/** An itinerary measured, drawn on the map and by altitude, and told day by day. The first explains the drawings. */
export function TripPlan({ id, texts }: { id: ItineraryId; texts: TripTexts }) {
  const { trips } = useMessages().figures;
  const trip: Trip = itineraries[id];
  const names: Names = texts.names;
  const stops = bedsOf(trip).map((place, index) => `${index + 1}. ${names[place] ?? ""}`);
  return (
    <div className={styles.plan}>
      <Measures id={id} names={names} />
      <figure className={styles.figure}>
        <figcaption className={styles.title}>{trips.caption}</figcaption>
        <div className={styles.parts}>
          <RouteMap trip={trip} label={trips.map(stops.join(", "))} />
          <AltitudeProfile trip={trip} names={names} />
        </div>
        <TripStops trip={trip} names={names} />
        {id === itineraryIds[0] && <p className={styles.key}>{trips.key}</p>}
      </figure>
      <TripDays trip={trip} names={names} texts={texts.days[id]} />
    </div>
  );
}

function Measures({ id, names }: { id: ItineraryId; names: Names }) {
  const language = useLanguage();
  const { trips } = useMessages().figures;
  const { nights, highest, longest } = tripMeasures(id);
  const measures = [
    [trips.measures.length, trips.nights(nights)],
    [
      trips.measures.highest,
      `${names[highest] ?? ""}, ${formatAltitude(places[highest].altitude, language)}`,
    ],
    [trips.measures.longest, formatTravelTime(longest, language)],
    [trips.measures.best, formatMonths(itineraries[id].best, language)],
  ];
  return (
    <dl className={styles.measures}>
      {measures.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
