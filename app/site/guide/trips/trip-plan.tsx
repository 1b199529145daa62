import { bedsOf, itineraries, type ItineraryId } from "#content/facts/itineraries/itineraries.ts";
import type { Trip } from "#content/facts/itineraries/trip.ts";
import type { PlaceId } from "#content/facts/places.ts";
import type { TripTexts } from "#content/guide-page.ts";
import { useMessages } from "#i18n/page-language.tsx";
import { AltitudeProfile } from "./altitude-profile.tsx";
import { RouteMap } from "./route-map.tsx";
import { TripDays } from "./trip-days.tsx";
import styles from "./trip-plan.module.css";

/** An itinerary drawn, on the map and by altitude, and told day by day. */
export function TripPlan({ id, texts: { names, days } }: { id: ItineraryId; texts: TripTexts }) {
  const { trips } = useMessages().figures;
  const trip: Trip = itineraries[id];
  const nameOf: Partial<Record<PlaceId, string>> = names;
  const stops = bedsOf(trip).map((place, index) => `${index + 1}. ${nameOf[place] ?? ""}`);
  return (
    <div className={styles.plan}>
      <figure className={styles.figure}>
        <figcaption className={styles.title}>{trips.caption}</figcaption>
        <div className={styles.parts}>
          <RouteMap trip={trip} label={trips.map(stops.join(", "))} />
          <AltitudeProfile trip={trip} names={names} />
        </div>
      </figure>
      <TripDays trip={trip} names={names} texts={days[id]} />
    </div>
  );
}
