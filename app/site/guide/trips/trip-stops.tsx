import type { ReactNode } from "react";
import { bedsOf, staysOf, type Stay } from "#content/facts/itineraries/itineraries.ts";
import type { TrekTrip } from "#content/facts/itineraries/trip.ts";
import { places, type PlaceId } from "#content/facts/places/places.ts";
import { formatAltitude } from "#i18n/format/format-amount.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import styles from "./trip-stops.module.css";

/** Where one sleeps, how high and for how long, by the numbers of the map and of the profile; of a trek the highest camp. */
export function TripStops({ trip, names }: { trip: TrekTrip; names: Partial<Record<PlaceId, string>> }) {
  const language = useLanguage();
  const { trips, treks } = useMessages().figures;
  const stays = staysOf(trip);
  const nightsIn = (place: Stay["place"]) =>
    stays.reduce((sum, stay) => sum + (stay.place === place ? stay.nights : 0), 0);
  const nightsOnBuses = nightsIn("bus");
  const camps = stays.flatMap(({ place }) => (typeof place === "object" ? [place] : []));
  return (
    <ol className={styles.stops}>
      {bedsOf(trip).map((place, index) => (
        <Item
          key={place}
          mark={<span className={styles.number}>{index + 1}</span>}
          name={names[place] ?? ""}
          facts={[formatAltitude(places[place].altitude, language), trips.nights(nightsIn(place))]}
        />
      ))}
      {[...new Set(camps.map(({ trek }) => trek))].map((trek) => {
        const metres = camps.flatMap((camp) => (camp.trek === trek ? [camp.metres] : []));
        const highest = formatAltitude(Math.max(...metres), language);
        return <Item key={trek} name={treks.names[trek]} facts={[highest, trips.nights(metres.length)]} />;
      })}
      {nightsOnBuses > 0 && <Item name={trips.means.nightBus} facts={[trips.nights(nightsOnBuses)]} />}
    </ol>
  );
}

interface ItemProps {
  /** That on the map; there is none of a bus or a trek. */
  mark?: ReactNode;
  name: string;
  facts: readonly string[];
}

function Item({ mark = <span className={styles.unmarked} />, name, facts }: ItemProps) {
  return (
    <li>
      {mark}
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.facts}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </span>
      </span>
    </li>
  );
}
