import type { StatisticsDay } from "#api/admin/statistics.ts";
import { BarChart } from "#app/ui/charts/bar-chart.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { formatDate } from "#i18n/format/format-date.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { chartSpans } from "./chart-spans.ts";
import { CountTable } from "./count-table.tsx";
import styles from "./statistics-board.module.css";

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
  const [first, last] = [days[0], days.at(-1)];
  return (
    <BarChart
      title={title}
      tall={!small}
      legend={
        <>
          <span>{texts.viewCount(sum)}</span>
          <span>{texts.most(highest)}</span>
        </>
      }
      heights={spans.map(({ views }) => (highest === 0 ? 0 : views / highest))}
      from={first && formatDate(first.day, language)}
      to={last && formatDate(last.day, language)}
    >
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
    </BarChart>
  );
}
