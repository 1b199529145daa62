import { Link } from "react-router";
import { useFacts } from "#app/site/parts/facts-context.tsx";
import { itineraries, tripMeasures, type ItineraryId } from "#content/facts/itineraries/itineraries.ts";
import type { Trip } from "#content/facts/itineraries/trip.ts";
import { places } from "#content/facts/places/places.ts";
import type { TripTexts } from "#content/guide-page.ts";
import { planQuery } from "#content/trips/plan-address.ts";
import { itineraryPlan } from "#content/trips/templates.ts";
import { pagePath } from "#i18n/addresses.ts";
import { formatAltitude } from "#i18n/format/format-amount.ts";
import { formatTravelTime } from "#i18n/format/format-duration.ts";
import { formatMonths } from "#i18n/format/format-months.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { TripDays } from "./trip-days.tsx";
import { TripFigure } from "./trip-figure.tsx";
import styles from "./trip-plan.module.css";

interface TripPlanProps {
  id: ItineraryId;
  texts: TripTexts;
  /** Whether it explains the drawings. */
  hasKey: boolean;
}

/** An itinerary measured, drawn on the map and by altitude, and told day by day. */
export function TripPlan({ id, texts: { names, days }, hasKey }: TripPlanProps) {
  const language = useLanguage();
  const trip: Trip = itineraries[id];
  return (
    <div className={styles.plan}>
      <Measures id={id} names={names} />
      <TripFigure trip={trip} names={names} hasKey={hasKey} />
      <TripDays trip={trip} names={names} texts={days[id] ?? {}} />
      <Link
        to={pagePath("trip-planner", language) + planQuery(itineraryPlan(id))}
        rel="nofollow"
        className={styles.open}
      >
        {useMessages().figures.trips.plan}
      </Link>
    </div>
  );
}

function Measures({ id, names }: { id: ItineraryId; names: TripTexts["names"] }) {
  const facts = useFacts();
  const language = useLanguage();
  const { trips } = useMessages().figures;
  const { nights, highest, longest } = tripMeasures(facts, id);
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
