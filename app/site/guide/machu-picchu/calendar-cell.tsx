import { useFacts } from "#app/site/parts/facts-context.tsx";
import { climate } from "#content/facts/climate/climate.ts";
import { bimodalMonths, highSeasonShare, monthsOfSales } from "#content/facts/machu-picchu/season.ts";
import { formatNumber } from "#i18n/format/format-amount.ts";
import type { Month } from "#i18n/format/format-months.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { VisuallyHidden } from "#app/ui/layout/visually-hidden.tsx";
import { CrowdIcon, SeasonIcon, TrainIcon } from "./calendar-icons.tsx";
import styles from "./calendar-cell.module.css";

export type CalendarRow = "ahead" | "crowd" | "season" | "rain" | "train";

const wettest = Math.max(...climate.cusco.rain);

/** `index` counts the months from 0. */
export function CalendarCell({ row, index }: { row: CalendarRow; index: number }) {
  const facts = useFacts();
  const { ticketCalendar: words } = useMessages().figures;
  const language = useLanguage();
  const sales = monthsOfSales[index];
  // There are twelve of them, so the index plus one is a month.
  const month = (index + 1) as Month;
  if (!sales) return null;
  switch (row) {
    case "ahead":
      return <span className={styles.ahead}>{sales.ahead}</span>;
    case "crowd":
      return (
        <>
          <CrowdIcon crowd={sales.crowd} />
          <VisuallyHidden>{words.crowds[sales.crowd]}</VisuallyHidden>
        </>
      );
    case "season": {
      const share = highSeasonShare(facts, month);
      return (
        <>
          <SeasonIcon share={share} />
          <VisuallyHidden>{words.seasons[share]}</VisuallyHidden>
        </>
      );
    }
    case "rain": {
      const rain = climate.cusco.rain[index] ?? 0;
      return (
        <span className={styles.rain}>
          <svg viewBox="0 0 16 40" className={styles.bar} aria-hidden="true">
            <rect x="2" width="12" y={40 - (rain / wettest) * 40} height={(rain / wettest) * 40} rx="1.5" />
          </svg>
          {formatNumber(rain, language, 0)}
        </span>
      );
    }
    case "train": {
      const train = bimodalMonths.includes(month) ? "bimodal" : "train";
      return (
        <>
          <TrainIcon train={train} />
          <VisuallyHidden>{words.trains[train]}</VisuallyHidden>
        </>
      );
    }
  }
}
