import { Legend } from "#app/ui/charts/legend.tsx";
import styles from "./cost-chart.module.css";

interface CostLegendProps {
  shares: { tone: string | undefined; name: string }[];
  span: string;
}

/** For the eye alone: the rows say their sums in words, and a table near by has the parts. */
export function CostLegend({ shares, span }: CostLegendProps) {
  return (
    <Legend className={styles.legend}>
      {shares.map(({ tone, name }) => (
        <li key={name}>
          <svg className={styles.sample}>
            <rect width="100%" height="100%" className={tone} />
          </svg>
          {name}
        </li>
      ))}
      <li>
        <svg className={styles.sample}>
          <g className={styles.span}>
            <line x1="1" x2="98%" y1="50%" y2="50%" />
            <line x1="1" x2="1" y1="20%" y2="80%" />
            <line x1="98%" x2="98%" y1="20%" y2="80%" />
          </g>
        </svg>
        {span}
      </li>
    </Legend>
  );
}
