import { PillLink } from "#app/ui/buttons/pill-link.tsx";
import { SiteLink } from "#app/ui/buttons/site-link.tsx";
import { useFacts } from "#app/site/parts/facts-context.tsx";
import { InlineText } from "#app/site/parts/inline-text.tsx";
import { RouteGround } from "#app/site/guide/trips/route-ground.tsx";
import { RouteMap } from "#app/site/guide/trips/route-map.tsx";
import { places } from "#content/facts/places/places.ts";
import { placePage } from "#content/facts/ways/place-pages.ts";
import { minutesOf, wayOptions } from "#content/facts/ways/way-options.ts";
import { wayPairs, wayPath, type WayPairId } from "#content/facts/ways/way-pairs.ts";
import { wayTrip } from "#content/facts/ways/way-trip.ts";
import type { WayPairText, WayWords } from "#content/ways/load-way-words.ts";
import { planQuery } from "#content/trips/plan-address.ts";
import { pagePath } from "#i18n/addresses.ts";
import { formatAltitude } from "#i18n/format/format-amount.ts";
import { fillIn } from "#i18n/messages/fill-in.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { WayCard } from "./way-card.tsx";
import styles from "./way-pair.module.css";

interface WayPairProps {
  pair: WayPairId;
  text: WayPairText;
  labels: WayWords["labels"];
  /** Pairs that go on from here. */
  related: readonly { pair: WayPairId; name: string }[];
}

/** The ways between two places side by side, on the map, and where to go on from there. */
export function WayPair({ pair, text, labels, related }: WayPairProps) {
  const facts = useFacts();
  const language = useLanguage();
  const options = wayOptions[pair];
  const longest = Math.max(...Object.values(options).map((option) => minutesOf(facts, option)[1]));
  const plan = { start: null, stops: wayPairs[pair].map((place) => ({ place, nights: 2 })) };
  return (
    <>
      <PairMap pair={pair} name={text.name} label={labels.in} />
      <section aria-labelledby="_ways" className={styles.ways}>
        <h2 id="_ways">{labels.hours}</h2>
        <ul className={styles.cards}>
          {Object.entries(options).map(([name, option]) => {
            const said = text.ways[name];
            return (
              said && <WayCard key={name} option={option} text={said} labels={labels} longest={longest} />
            );
          })}
        </ul>
        {text.season && (
          <p className={styles.season}>
            <InlineText>{text.season}</InlineText>
          </p>
        )}
        <p className={styles.note}>{labels.both}</p>
        <PillLink to={pagePath("trip-planner", language) + planQuery(plan)} rel="nofollow">
          {labels.plan}
        </PillLink>
      </section>
      <nav aria-labelledby="_on" className={styles.on}>
        <h2 id="_on">{labels.related}</h2>
        <ul className={styles.links}>
          {related.map((other) => (
            <li key={other.pair}>
              <SiteLink to={wayPath(other.pair, language)}>{other.name}</SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

/** @param name both places; @param label of the map, with braces for each */
function PairMap({ pair, name, label }: { pair: WayPairId; name: string; label: string }) {
  const language = useLanguage();
  const [from, to] = wayPairs[pair];
  const [fromName = "", toName = ""] = name.split(" – ");
  const ends = [
    { place: from, name: fromName },
    { place: to, name: toName },
  ];
  return (
    <>
      <RouteGround />
      <figure className={styles.figure}>
        <RouteMap
          trip={wayTrip(pair)}
          names={{ [from]: fromName, [to]: toName }}
          label={fillIn(label, { from: fromName, to: toName })}
        />
        <figcaption className={styles.ends}>
          {ends.map((end) => (
            <span key={end.place}>
              <SiteLink to={placePage(end.place, language)}>{end.name}</SiteLink>
              {` ${formatAltitude(places[end.place].altitude, language)}`}
            </span>
          ))}
        </figcaption>
      </figure>
    </>
  );
}
