import { useAdminMessages } from "#i18n/admin-messages.ts";
import { formatMoment } from "#i18n/format/format-moment.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { chartBars } from "./chart-bars.ts";
import styles from "./minute-chart.module.css";

interface MinuteChartProps {
  title: string;
  /** Oldest first. */
  minutes: { at: string; value: number }[];
  format: (value: number) => string;
}

/** Small bars, each the highest of some minutes; the figures that matter stand beside them in words. */
export function MinuteChart({ title, minutes, format }: MinuteChartProps) {
  const texts = useAdminMessages().siteStatus;
  const language = useLanguage();
  const highest = Math.max(0, ...minutes.map(({ value }) => value));
  const bars = chartBars(minutes.map(({ value }) => value));
  const [first, last] = [minutes[0], minutes.at(-1)];
  return (
    <figure className={styles.chart}>
      <figcaption>
        <span className={styles.title}>{title}</span>
        <span className={styles.figures}>
          {texts.now(format(last?.value ?? 0))} · {texts.highest(format(highest))}
        </span>
      </figcaption>
      <svg
        viewBox={`0 0 ${bars.length} 20`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className={styles.bars}
      >
        {bars.map((height, index) => (
          // The bars have no other identity than their place.
          <rect key={index} x={index + 0.12} y={20 - height * 20} width={0.76} height={height * 20} />
        ))}
      </svg>
      <p className={styles.times}>
        <span>{first && formatMoment(first.at, language)}</span>
        <span>{last && formatMoment(last.at, language)}</span>
      </p>
    </figure>
  );
}
