import type { Range } from "#content/facts/costs/price.ts";
import { formatSoles } from "#i18n/format/format-amount.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import styles from "./cost-chart.module.css";

interface Share {
  /** A class of cost-chart.module.css. */
  tone: string | undefined;
  range: Range;
}

interface CostRowProps {
  name: string;
  total: Range;
  shares: Share[];
  /** Soles at the right end of the scale, the same for all rows that are compared. */
  scale: number;
}

/** A name with its range in words; below it the middle of each share as a bar, and the whole range as a line. */
export function CostRow({ name, total, shares, scale }: CostRowProps) {
  const language = useLanguage();
  const percent = (soles: number) => `${Math.round((soles / scale) * 1000) / 10}%`;
  const middle = ([from, to]: Range) => (from + to) / 2;
  const starts = shares.map((_, index) =>
    shares.slice(0, index).reduce((sum, { range }) => sum + middle(range), 0),
  );
  const [from, to] = total.map(percent);
  return (
    <li>
      <p className={styles.label}>
        <strong>{name}</strong> <span>{formatSoles(total[0], language, total[1])}</span>
      </p>
      <svg className={styles.bar} aria-hidden="true">
        {shares.map(({ tone, range }, index) => (
          <rect
            key={tone}
            x={percent(starts[index] ?? 0)}
            width={percent(middle(range))}
            height="1.4em"
            className={tone}
          />
        ))}
        <g className={styles.span}>
          <line x1={from} x2={to} y1="1.85em" y2="1.85em" />
          <line x1={from} x2={from} y1="1.6em" y2="2.1em" />
          <line x1={to} x2={to} y1="1.6em" y2="2.1em" />
        </g>
      </svg>
    </li>
  );
}
