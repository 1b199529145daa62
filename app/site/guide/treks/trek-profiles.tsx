import { useFacts } from "#app/site/parts/facts-context.tsx";
import { Legend } from "#app/ui/charts/legend.tsx";
import { defaultFacts } from "#content/facts/facts.ts";
import { nightsOf, treks, type Trek, type TrekId } from "#content/facts/treks/treks.ts";
import { formatAltitude, formatDistance, formatMetres, formatNumber } from "#i18n/format/format-amount.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { TrekPlot } from "./trek-plot.tsx";
import { bands } from "./trek-scale.ts";
import styles from "./trek-profiles.module.css";
import { keysOf } from "#i18n/typed-keys.ts";

const ids = keysOf(defaultFacts(treks));

/** Every trek drawn over its own days on one scale of heights, with the heights of its nights. */
export function TrekProfiles() {
  const language = useLanguage();
  const { treks: words } = useMessages().figures;
  const span = (from: number, to: number) => `${formatNumber(from, language)}–${formatMetres(to, language)}`;
  return (
    <div className={styles.figure}>
      <p className={styles.title}>{words.title}</p>
      <div className={styles.profiles}>
        {ids.map((id) => (
          <TrekProfile key={id} id={id} />
        ))}
      </div>
      <Legend>
        {bands.map(({ name, from, to }, index) => (
          <li key={name}>
            <span className={`${styles.sample} ${styles[name]}`} />
            {index === 0 && words.below(formatMetres(to, language))}
            {index === bands.length - 1 && words.above(formatMetres(from, language))}
            {index > 0 && index < bands.length - 1 && span(from, to)}
          </li>
        ))}
        <li>
          <svg viewBox="-8 -11 16 13" className={styles.tent}>
            <path d="M-7 0 0-9 7 0z" />
          </svg>
          {words.night}
        </li>
      </Legend>
    </div>
  );
}

function TrekProfile({ id }: { id: TrekId }) {
  const facts = useFacts();
  const language = useLanguage();
  const { treks: words } = useMessages().figures;
  const trek: Trek = facts(treks)[id];
  const name = words.names[id];
  const [least, most] = trek.days;
  const said = [
    words.days(least === most ? `${least}` : `${least}–${most}`),
    ...(trek.km ? [formatDistance(trek.km[0], language, trek.km[1])] : []),
    words.top(formatAltitude(trek.highest[1], language)),
  ];
  const nights = nightsOf(trek).map((metres) => formatMetres(metres, language));
  return (
    <figure className={styles.profile}>
      <figcaption>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.facts}>{said.join(", ")}</p>
      </figcaption>
      <TrekPlot
        id={id}
        trek={trek}
        label={`${name}. ${words.summary(said[said.length - 1] ?? "", nights.join(", "))}`}
      />
    </figure>
  );
}
