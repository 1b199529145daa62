import { bedsOf, staysOf } from "#content/facts/itineraries/itineraries.ts";
import type { Trip } from "#content/facts/itineraries/trip.ts";
import { places, type PlaceId } from "#content/facts/places/places.ts";
import { formatAltitude } from "#i18n/format/format-amount.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import styles from "./trip-stops.module.css";

/** Where one sleeps, how high and for how long, by the numbers of the map and of the profile. */
export function TripStops({ trip, names }: { trip: Trip; names: Partial<Record<PlaceId, string>> }) {
  const language = useLanguage();
  const { trips } = useMessages().figures;
  const stays = staysOf(trip);
  const nightsIn = (place: PlaceId | "bus") =>
    stays.reduce((sum, stay) => sum + (stay.place === place ? stay.nights : 0), 0);
  const nightsOnBuses = nightsIn("bus");
  return (
    <ol className={styles.stops}>
      {bedsOf(trip).map((place, index) => (
        <li key={place}>
          <span className={styles.number}>{index + 1}</span>
          <span className={styles.words}>
            <span className={styles.name}>{names[place]}</span>
            <span className={styles.facts}>
              <span>{formatAltitude(places[place].altitude, language)}</span>
              <span>{trips.nights(nightsIn(place))}</span>
            </span>
          </span>
        </li>
      ))}
      {nightsOnBuses > 0 && (
        <li>
          <span className={styles.bus} />
          <span className={styles.words}>
            <span className={styles.name}>{trips.means.nightBus}</span>
            <span className={styles.facts}>{trips.nights(nightsOnBuses)}</span>
          </span>
        </li>
      )}
    </ol>
  );
}
