import type { ReactNode } from "react";
import styles from "./bar-chart.module.css";

interface BarChartProps {
  title: string;
  /** The figures that matter, in words. */
  legend: ReactNode;
  /** From the left; each from 0 to 1 of the height. */
  heights: readonly number[];
  /** The moments of the first and the last bar. */
  from: ReactNode;
  to: ReactNode;
  tall?: boolean;
  /** The same in another form, below the chart. */
  children?: ReactNode;
}

/** Bars without an axis: what they show stands in words around them. */
export function BarChart({ title, legend, heights, from, to, tall = false, children }: BarChartProps) {
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        <span className={styles.title}>{title}</span>
        <span className={styles.legend}>{legend}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${heights.length} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className={tall ? `${styles.bars} ${styles.tall}` : styles.bars}
      >
        {heights.map((height, index) => (
          // The bars have no other identity than their place.
          <rect key={index} x={index + 0.12} y={100 - height * 100} width={0.76} height={height * 100} />
        ))}
      </svg>
      <p className={styles.times}>
        <span>{from}</span>
        <span>{to}</span>
      </p>
      {children}
    </figure>
  );
}
