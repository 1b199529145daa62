import type { StatisticsDay } from "#api/admin/statistics.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { formatDate } from "#i18n/format/format-date.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { chartSpans } from "./chart-spans.ts";
import { CountTable } from "./count-table.tsx";
import styles from "./visit-chart.module.css";

interface VisitChartProps {
  title: string;
  /** Oldest first. */
  days: StatisticsDay[];
  /** For the dashboard: lower, and without a table, which the page of the numbers has. */
  small?: boolean;
}

/** Views as bars; what it shows can also be read as a table. */
export function VisitChart({ title, days, small = false }: VisitChartProps) {
  const texts = useAdminMessages().statistics;
  const language = useLanguage();
  const { spans, isWeekly } = chartSpans(days);
  const highest = Math.max(0, ...spans.map(({ views }) => views));
  const sum = days.reduce((all, { views }) => all + views, 0);
  const heightOf = (views: number) => (highest === 0 ? 0 : (views / highest) * 100);
  const [first, last] = [days[0], days.at(-1)];
  return (
    <figure className={small ? `${styles.chart} ${styles.small}` : styles.chart}>
      <figcaption>
        <span className={styles.title}>{title}</span>
        <span className={styles.legend}>
          <span>{texts.viewCount(sum)}</span>
          <span>{texts.most(highest)}</span>
        </span>
      </figcaption>
      <svg
        viewBox={`0 0 ${spans.length} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className={styles.bars}
      >
        {spans.map(({ day, views }, index) => (
          <rect
            key={day}
            x={index + 0.12}
            y={100 - heightOf(views)}
            width={0.76}
            height={heightOf(views)}
            className={styles.bar}
          />
        ))}
      </svg>
      <p className={styles.times}>
        <span>{first && formatDate(first.day, language)}</span>
        <span>{last && formatDate(last.day, language)}</span>
      </p>
      {!small && (
        <details className={styles.details}>
          <summary>{texts.asTable}</summary>
          <CountTable
            caption={title}
            name={isWeekly ? texts.weekFrom : texts.day}
            rows={spans.toReversed().map(({ day, views }) => ({
              key: day,
              name: formatDate(day, language),
              views,
            }))}
          />
        </details>
      )}
    </figure>
  );
}
