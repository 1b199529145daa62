import type { Facts } from "#content/facts/facts.ts";
import { useFacts } from "#app/site/parts/facts-context.tsx";
import { FigureAge } from "#app/site/parts/drawn-facts.tsx";
import { travelStyles } from "#content/facts/costs/daily-costs.ts";
import { tripCosts, tripLengths, tripTotal, type TripWeeks } from "#content/facts/costs/trip-totals.ts";
import { useMessages } from "#i18n/page-language.tsx";
import { CostLegend } from "./cost-legend.tsx";
import { CostRow } from "./cost-row.tsx";
import styles from "./cost-chart.module.css";

const shares = ["days", "items"] as const;

/** Each trip has its own: on that of three weeks the bars of one week would be slivers. */
const scaleOf = (facts: Facts, weeks: TripWeeks) =>
  Math.max(...travelStyles.map((style) => tripTotal(facts, weeks, style)[1])) * 1.01;

export function TripTotalsChart() {
  const facts = useFacts();
  const { costs } = useMessages().figures;
  return (
    <div className={styles.figure}>
      <p className={styles.caption}>
        {costs.ownScale}
        <FigureAge read={(recording) => tripLengths.map((weeks) => scaleOf(recording, weeks))} />
      </p>
      <div className={styles.panels}>
        {tripLengths.map((weeks) => (
          <figure key={weeks} className={styles.panel}>
            <figcaption>
              <h3 className={styles.name}>{costs.weeks[weeks]}</h3>
            </figcaption>
            <ul className={styles.rows}>
              {travelStyles.map((style) => {
                const trip = tripCosts(facts, weeks, style);
                return (
                  <CostRow
                    key={style}
                    name={costs.styles[style]}
                    total={tripTotal(facts, weeks, style)}
                    shares={shares.map((share) => ({ tone: styles[share], range: trip[share] }))}
                    scale={scaleOf(facts, weeks)}
                  />
                );
              })}
            </ul>
          </figure>
        ))}
      </div>
      <CostLegend
        shares={shares.map((share) => ({ tone: styles[share], name: costs.shares[share] }))}
        span={costs.totalSpan}
      />
    </div>
  );
}
