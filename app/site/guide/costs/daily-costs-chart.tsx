import type { Facts } from "#content/facts/facts.ts";
import { useFacts } from "#app/site/parts/facts-context.tsx";
import { FigureAge } from "#app/site/parts/drawn-facts.tsx";
import { dailyCosts, dailyParts, dailyTotal, travelStyles } from "#content/facts/costs/daily-costs.ts";
import { useMessages } from "#i18n/page-language.tsx";
import { CostLegend } from "./cost-legend.tsx";
import { CostRow } from "./cost-row.tsx";
import styles from "./cost-chart.module.css";

const scaleOfAll = (facts: Facts) =>
  Math.max(...travelStyles.map((style) => dailyTotal(facts, style)[1])) * 1.01;

export function DailyCostsChart() {
  const facts = useFacts();
  const { costs } = useMessages().figures;
  const scale = scaleOfAll(facts);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        {costs.daily}
        <FigureAge read={scaleOfAll} />
      </figcaption>
      <ul className={styles.rows}>
        {travelStyles.map((style) => (
          <CostRow
            key={style}
            name={costs.styles[style]}
            total={dailyTotal(facts, style)}
            shares={dailyParts.map((part) => ({
              tone: styles[part],
              range: facts(dailyCosts).soles[style][part],
            }))}
            scale={scale}
          />
        ))}
      </ul>
      <CostLegend
        shares={dailyParts.map((part) => ({ tone: styles[part], name: costs.parts[part] }))}
        span={costs.span}
      />
    </figure>
  );
}
