import { bedsOf } from "#content/facts/itineraries/itineraries.ts";
import type { TrekTrip } from "#content/facts/itineraries/trip.ts";
import type { PlaceId } from "#content/facts/places/places.ts";
import { useMessages } from "#i18n/page-language.tsx";
import { AltitudeProfile } from "./altitude-profile.tsx";
import { RouteMap } from "./route-map.tsx";
import { TripStops } from "./trip-stops.tsx";
import styles from "./trip-plan.module.css";

interface TripProps {
  trip: TrekTrip;
  names: Partial<Record<PlaceId, string>>;
}

interface TripFigureProps extends TripProps {
  /** Whether it explains the lines and bars. */
  hasKey: boolean;
}

/** A trip on the map and by the altitude of its nights. Its page has `RouteGround` once. */
export function TripFigure({ trip, names, hasKey }: TripFigureProps) {
  const { trips } = useMessages().figures;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>{trips.caption}</figcaption>
      <div className={styles.parts}>
        <TripMap trip={trip} names={names} />
        <AltitudeProfile trip={trip} names={names} />
      </div>
      <TripStops trip={trip} names={names} />
      {hasKey && <TripKey />}
    </figure>
  );
}

/** The map alone. Its page has `RouteGround` once. */
export function TripMap({ trip, names }: TripProps) {
  const { trips } = useMessages().figures;
  const stops = bedsOf(trip).map((place, index) => `${index + 1}. ${names[place] ?? ""}`);
  return <RouteMap trip={trip} names={names} label={trips.map(stops.join(", "))} />;
}

/** The altitude of the nights, for a page that has the map elsewhere; it explains the lines of both. */
export function TripHeights({ trip, names }: TripProps) {
  const { trips } = useMessages().figures;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>{trips.caption}</figcaption>
      <div className={styles.parts}>
        <AltitudeProfile trip={trip} names={names} />
        <TripStops trip={trip} names={names} />
      </div>
      <TripKey />
    </figure>
  );
}

/** Explains lines and bars to whoever sees them. */
function TripKey() {
  const { trips } = useMessages().figures;
  return (
    <p className={styles.key} aria-hidden="true">
      {trips.key}
    </p>
  );
}
