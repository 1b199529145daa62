import { useFacts } from "#app/site/parts/facts-context.tsx";
import { PlanLink } from "#app/site/tools/planner/plan-link.tsx";
import { usePlanner } from "#app/site/tools/planner/planner-context.ts";
import { Sign } from "#app/site/tools/planner/sign.tsx";
import { dayTripsFrom, heightOfTrip, type DayTripId } from "#content/facts/itineraries/day-trips.ts";
import { outingMinutes, type PlanOuting } from "#content/trips/outings/plan-outings.ts";
import { campsOf, trekOf, treksFrom } from "#content/facts/treks/trek-stays.ts";
import { topOf, type TrekId } from "#content/facts/treks/treks.ts";
import type { TrekDay } from "#content/trips/outings/plan-treks.ts";
import { setTrek, toggleTrip, type Plan, type PlanPlace } from "#content/trips/plan.ts";
import { counter } from "#i18n/format/count.ts";
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

/** Nights and height of a trek. */
function useTrekFigures(): (trek: TrekId) => [nights: string, top: string] {
  const { words } = usePlanner();
  const language = useLanguage();
  return (trek) => {
    const metres = formatAltitude(topOf(trekOf(trek)).metres, language);
    return [counter(language)(campsOf(trek).length, words.nights), fillIn(words.treks.top, { metres })];
  };
}

/** The day trips and treks from a stop, folded below those that are chosen; each a link that takes it into the plan or out of it. */
export function TripChoice({ index }: { index: number }) {
  const { words, plan } = usePlanner();
  const [tripFigures, trekFigures] = [useTripFigures(), useTrekFigures()];
  const { place = null, trips = [], trek } = plan.stops[index] ?? {};
  if (!place) return null;
  const treks = treksFrom(place).map((id) => ({
    id,
    name: words.treks.names[id],
    figures: trekFigures(id).join(", "),
    isChosen: id === trek,
    to: setTrek(plan, index, id === trek ? null : id),
  }));
  const offered = [
    ...dayTripsFrom(place).map((id) => ({
      id,
      name: words.trips.names[id],
      figures: tripFigures(id, place),
      isChosen: trips.includes(id),
      to: toggleTrip(plan, index, id),
    })),
    ...treks,
  ];
  if (offered.length === 0) return null;
  const from = treks.length > 0 ? words.treks.from : words.trips.from;
  const chosen = [
    ...trips.map((id) => words.trips.names[id]),
    ...(trek ? [`${words.treks.names[trek]} (${trekFigures(trek)[0]})`] : []),
  ];
  return (
    <details className={chosen.length > 0 ? styles.trips : `${styles.trips} ${styles.none}`}>
      <summary>{chosen.length > 0 ? `${from}: ${chosen.join(", ")}` : from}</summary>
      <ul className={styles.list}>
        {offered.map((trip) => (
          <Choice key={trip.name} {...trip} />
        ))}
      </ul>
    </details>
  );
}

interface ChoiceProps {
  id: DayTripId | TrekId;
  name: string;
  figures: string;
  isChosen: boolean;
  to: Plan;
}

function Choice({ id, name, figures, isChosen, to }: ChoiceProps) {
  const { add, remove } = usePlanner().words.trips;
  return (
    <li>
      <PlanLink
        to={to}
        label={fillIn(isChosen ? remove : add, { trip: `${name}, ${figures}` })}
        className={isChosen ? `${styles.trip} ${styles.chosen}` : styles.trip}
        control={id}
      >
        <Sign name={isChosen ? "remove" : "more"} />
        <span>{name}</span>
        <span className={styles.figures}>{figures}</span>
      </PlanLink>
    </li>
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

/** A day of a trek: which, how high, and on the first what to know of it. */
export function TrekDayText({ trekDay: { trek, nth, days, top } }: { trekDay: TrekDay }) {
  const { treks } = usePlanner().words;
  const language = useLanguage();
  const values = { trek: treks.names[trek], n: String(nth), days: String(days) };
  const metres = formatAltitude(top, language);
  return (
    <span className={styles.outing}>
      <strong>{fillIn(treks.day, values)}</strong>
      <Unbroken>{`, ${fillIn(treks.top, { metres })}`}</Unbroken>
      <span className={styles.note}>
        <Unbroken>{nth === 1 ? (treks.notes[trek] ?? "") : ""}</Unbroken>
      </span>
    </span>
  );
}
