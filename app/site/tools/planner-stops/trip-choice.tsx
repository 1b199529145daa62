import { useFacts } from "#app/site/parts/facts-context.tsx";
import { PlanLink } from "#app/site/tools/planner/plan-link.tsx";
import { usePlanner } from "#app/site/tools/planner/planner-context.ts";
import { Sign } from "#app/site/tools/planner/sign.tsx";
import { dayTripsFrom, heightOfTrip, type DayTripId } from "#content/facts/itineraries/day-trips.ts";
import { outingMinutes, type PlanOuting } from "#content/trips/outings/plan-outings.ts";
import { toggleTrip, type PlanPlace } from "#content/trips/plan.ts";
import { formatAltitude } from "#i18n/format/format-amount.ts";
import { formatTravelTime } from "#i18n/format/format-duration.ts";
import { Unbroken } from "#i18n/format/unbroken.tsx";
import { fillIn } from "#i18n/messages/fill-in.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import styles from "./trip-choice.module.css";

/** Hours and height of a day trip from a bed, as far as they are known. */
function useTripFigures(): (trip: DayTripId, bed: PlanPlace) => string {
  const facts = useFacts();
  const { words } = usePlanner();
  const language = useLanguage();
  return (trip, bed) => {
    const [minutes, height] = [outingMinutes(facts, trip, bed), heightOfTrip(trip)];
    const time = minutes ? formatTravelTime(minutes, language) : words.trips.wholeDay;
    return [time, ...(height ? [formatAltitude(height, language)] : [])].join(", ");
  };
}

/** The day trips from a stop, folded below those that are chosen; each a link that takes it into the plan or out of it. */
export function TripChoice({ index }: { index: number }) {
  const { words, plan } = usePlanner();
  const figuresOf = useTripFigures();
  const { place = null, trips = [] } = plan.stops[index] ?? {};
  const offered = place ? dayTripsFrom(place) : [];
  if (!place || offered.length === 0) return null;
  const { names, from, add, remove } = words.trips;
  return (
    <details className={trips.length > 0 ? styles.trips : `${styles.trips} ${styles.none}`}>
      <summary>{trips.length > 0 ? `${from}: ${trips.map((trip) => names[trip]).join(", ")}` : from}</summary>
      <ul className={styles.list}>
        {offered.map((trip) => {
          const isChosen = trips.includes(trip);
          const figures = figuresOf(trip, place);
          return (
            <li key={trip}>
              <PlanLink
                to={toggleTrip(plan, index, trip)}
                label={fillIn(isChosen ? remove : add, { trip: `${names[trip]}, ${figures}` })}
                className={isChosen ? `${styles.trip} ${styles.chosen}` : styles.trip}
                control={trip}
              >
                <Sign name={isChosen ? "remove" : "more"} />
                <span>{names[trip]}</span>
                <span className={styles.figures}>{figures}</span>
              </PlanLink>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** A day trip on its day: hours, height, and what to know of it. */
export function OutingText({ outing: { trip, stop } }: { outing: PlanOuting }) {
  const { words, plan } = usePlanner();
  const figuresOf = useTripFigures();
  const { title, names, notes } = words.trips;
  const bed = plan.stops[stop]?.place;
  return (
    <span className={styles.outing}>
      <strong>{`${title}: ${names[trip]}`}</strong>
      {bed && <Unbroken>{`, ${figuresOf(trip, bed)}`}</Unbroken>}
      <span className={styles.note}>
        <Unbroken>{notes[trip] ?? ""}</Unbroken>
      </span>
    </span>
  );
}
