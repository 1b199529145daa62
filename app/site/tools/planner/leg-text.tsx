import { Link } from "react-router";
import { useFacts } from "#app/site/parts/facts-context.tsx";
import { DatedWords } from "#app/site/parts/drawn-facts.tsx";
import type { Ride } from "#content/facts/itineraries/ways.ts";
import { directWays, type Leg, type PlanRide } from "#content/trips/plan-ways.ts";
import { setMeans, startOfWay } from "#content/trips/plan.ts";
import { findWayPair, wayPath } from "#content/facts/ways/way-pairs.ts";
import { fillIn } from "#i18n/messages/fill-in.ts";
import { formatTravelTime } from "#i18n/format/format-duration.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { Unbroken } from "#i18n/format/unbroken.tsx";
import { placeName, stopName } from "./finding-text.ts";
import { PlanLink } from "./plan-link.tsx";
import { usePlanner } from "./planner-context.ts";
import styles from "../planner-stops/stop-list.module.css";

/** A train for the journey's sake is named as that. */
function useMeansNames(): (ride: PlanRide) => string {
  const { words } = usePlanner();
  const { means } = useMessages().figures.trips;
  return ({ by, isLuxury }) => (isLuxury ? words.legs.luxuryTrain : means[by]);
}

/** Means and time of a way; where one changes, of each ride. */
export function LegText({ leg }: { leg: Leg | null }) {
  const { words } = usePlanner();
  const language = useLanguage();
  const nameOf = useMeansNames();
  if (!leg) return <span className={styles.unknown}>{words.legs.none}</span>;
  const [first, ...others] = leg.rides;
  if (!first) return <span>{words.legs.stay}</span>;
  if (others.length === 0) {
    return (
      <span>
        <Unbroken>{`${nameOf(first)}, `}</Unbroken>
        <DatedWords say={(recording) => timeOf(recording(first.source), leg)} />
        {first.by === "coach" && <Unbroken>{`, ${words.legs.coach}`}</Unbroken>}
      </span>
    );
  }
  const hasFlight = leg.rides.some(({ by }) => by === "plane");
  const all = fillIn(words.legs.inAll, { time: formatTravelTime(leg.minutes, language) });
  const rides = leg.rides.map(
    (way) => `${nameOf(way)} → ${placeName(way.to, words)} (${formatTravelTime(way.minutes, language)})`,
  );
  return (
    <span>
      <Unbroken>{`${words.legs.indirect} ${rides.join(", ")}${hasFlight ? `; ${all}` : ""}`}</Unbroken>
    </span>
  );

  function timeOf({ by, minutes }: Ride, { minutes: whole }: Leg): string {
    const time = formatTravelTime(minutes, language);
    if (by !== "plane") return time;
    return fillIn(words.legs.flight, { air: time, time: formatTravelTime(whole, language) });
  }
}

/** A link to the page of the ways between the places of a leg, where there is one. */
export function LegPage({ leg }: { leg: Leg | null }) {
  const { words } = usePlanner();
  const language = useLanguage();
  const [from, to] = [leg?.rides[0]?.from, leg?.rides.at(-1)?.to];
  const pair = from && to && findWayPair(from, to);
  if (!pair) return null;
  return (
    <Link to={wayPath(pair, language)} className={styles.page}>
      {words.legs.compare}
    </Link>
  );
}

/** The other means between two stops, where the facts know several. */
export function MeansChoice({ index }: { index: number }) {
  const facts = useFacts();
  const planner = usePlanner();
  const { words, plan } = planner;
  const nameOf = useMeansNames();
  const stop = plan.stops[index];
  if (!stop) return null;
  const ways = directWays(facts, startOfWay(plan.stops[index - 1], plan.from), stop.place);
  // For the same means, the first is the usual one.
  const choices = [...new Map(ways.toReversed().map((way) => [way.by, way])).values()].toReversed();
  if (choices.length < 2) return null;
  const chosen = choices.find(({ by }) => by === stop.by) ?? choices[0];
  return (
    <span
      role="group"
      aria-label={fillIn(words.stops.by, { place: stopName(index, planner) })}
      className={styles.means}
    >
      {choices.map((way, at) => (
        <PlanLink
          key={way.by}
          to={setMeans(plan, index, at === 0 ? null : way.by)}
          isCurrent={way === chosen}
          className={styles.choice}
          control={way.by}
        >
          {nameOf(way)}
        </PlanLink>
      ))}
    </span>
  );
}
