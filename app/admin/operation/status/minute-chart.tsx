import { BarChart } from "#app/ui/charts/bar-chart.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { formatMoment } from "#i18n/format/format-moment.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { chartBars } from "./chart-bars.ts";

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
  const [first, last] = [minutes[0], minutes.at(-1)];
  return (
    <BarChart
      title={title}
      legend={`${texts.now(format(last?.value ?? 0))} · ${texts.highest(format(highest))}`}
      heights={chartBars(minutes.map(({ value }) => value))}
      from={first && formatMoment(first.at, language)}
      to={last && formatMoment(last.at, language)}
    />
  );
}
