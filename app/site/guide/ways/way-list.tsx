import { SiteLink } from "#app/ui/buttons/site-link.tsx";
import { useFacts } from "#app/site/parts/facts-context.tsx";
import { RouteMap } from "#app/site/guide/trips/route-map.tsx";
import { minutesOf, wayOptions } from "#content/facts/ways/way-options.ts";
import { wayGroups, wayPairIds, wayPairs, wayPath, type WayPairId } from "#content/facts/ways/way-pairs.ts";
import { networkTrip } from "#content/facts/ways/way-trip.ts";
import type { WayListText } from "#content/guide-page.ts";
import { formatTravelTime } from "#i18n/format/format-duration.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { MeansIcon } from "./means-icon.tsx";
import styles from "./way-list.module.css";

/** All ways on the map of the country, and each pair with its means and their hours. */
export function WayList({ groups, names }: WayListText) {
  const { map, ...lists } = groups;
  const placeNames = Object.fromEntries(
    wayPairIds.flatMap((pair) =>
      wayPairs[pair].map((place, end) => [place, names[pair]?.split(" – ")[end] ?? ""]),
    ),
  );
  return (
    <div className={styles.ways}>
      <RouteMap trip={networkTrip} names={placeNames} label={map} />
      <div className={styles.lists}>
        {Object.entries(lists).map(([group, title]) => (
          <section key={group} aria-labelledby={`_${group}`}>
            <h3 id={`_${group}`} className={styles.title}>
              {title}
            </h3>
            <ul className={styles.list}>
              {/* Safe cast: `Object.entries` loses the type of the keys. */}
              {wayGroups[group as keyof typeof wayGroups].map((pair) => (
                <Row key={pair} pair={pair} name={names[pair] ?? ""} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

function Row({ pair, name }: { pair: WayPairId; name: string }) {
  const facts = useFacts();
  const language = useLanguage();
  const { means } = useMessages().figures.trips;
  return (
    <li className={styles.row}>
      <SiteLink to={wayPath(pair, language)} className={styles.name}>
        {name}
      </SiteLink>
      {Object.entries(wayOptions[pair]).map(([id, option]) => {
        const [by = "bus"] = option.rides.map((ride) => facts(ride).by);
        return (
          <span key={id} className={styles.option}>
            <MeansIcon by={id === "foot" ? id : by} />
            {`${means[id === "foot" ? id : by]}, ${formatTravelTime(minutesOf(facts, option), language)}`}
          </span>
        );
      })}
    </li>
  );
}
