import { DatedWords } from "#app/site/parts/drawn-facts.tsx";
import { airport, directWays, type Leg } from "#content/trips/plan-ways.ts";
import { setMeans } from "#content/trips/plan.ts";
import { fillIn } from "#i18n/messages/fill-in.ts";
import { formatTravelTime } from "#i18n/format-duration.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { Unbroken } from "#i18n/unbroken.tsx";
import { placeName, stopName } from "./finding-text.ts";
import { PlanLink } from "./plan-link.tsx";
import { usePlanner } from "./planner-context.ts";
import styles from "./stop-list.module.css";

/** Means and time of a way; where one changes, of each ride. */
export function LegText({ leg }: { leg: Leg | null }) {
  const { words } = usePlanner();
  const language = useLanguage();
  const { means } = useMessages().figures.trips;
  if (!leg) return <span className={styles.unknown}>{words.legs.none}</span>;
  const [first, ...others] = leg.rides;
  if (!first) return <span>{words.legs.stay}</span>;
  if (others.length === 0) {
    return (
      <span>
        <Unbroken>{`${means[first.by]}, `}</Unbroken>
        <DatedWords say={() => formatTravelTime(first.minutes, language)} />
      </span>
    );
  }
  const rides = leg.rides.map(
    ({ to, by, minutes }) =>
      `${means[by]} → ${placeName(to, words)} (${formatTravelTime(minutes, language)})`,
  );
  return (
    <span>
      <Unbroken>{`${words.legs.indirect} ${rides.join(", ")}`}</Unbroken>
    </span>
  );
}

/** The other means between two stops, where the facts know several. */
export function MeansChoice({ index }: { index: number }) {
  const planner = usePlanner();
  const { words, plan } = planner;
  const { means } = useMessages().figures.trips;
  const stop = plan.stops[index];
  if (!stop) return null;
  const ways = directWays(plan.stops[index - 1]?.place ?? airport, stop.place);
  const choices = [...new Set(ways.map(({ by }) => by))];
  if (choices.length < 2) return null;
  const chosen = choices.find((by) => by === stop.by) ?? choices[0];
  return (
    <span
      role="group"
      aria-label={fillIn(words.stops.by, { place: stopName(index, planner) })}
      className={styles.means}
    >
      {choices.map((by, at) => (
        <PlanLink
          key={by}
          to={setMeans(plan, index, at === 0 ? null : by)}
          isCurrent={by === chosen}
          className={styles.choice}
          control={by}
        >
          {means[by]}
        </PlanLink>
      ))}
    </span>
  );
}
