import { climate } from "#content/facts/climate/climate.ts";
import {
  bimodalMonths,
  highSeason,
  highSeasonShare,
  monthsOfSales,
  type Crowd,
  type SeasonShare,
} from "#content/facts/machu-picchu/season.ts";
import type { Month } from "#i18n/format-months.ts";
import { formatNumber } from "#i18n/format-amount.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { CrowdIcon, SeasonIcon, TrainIcon, type TrainKind } from "./calendar-icons.tsx";
import styles from "./ticket-calendar.module.css";

const rows = ["ahead", "crowd", "season", "rain", "train"] as const;
type CalendarRow = (typeof rows)[number];

const crowds: Crowd[] = [1, 2, 3, 4];
const shares: SeasonShare[] = ["whole", "part", "none"];
const trains: TrainKind[] = ["train", "bimodal"];
const wettest = Math.max(...climate.cusco.rain);

/** What each month asks of a visitor: a column a month, and above each row what it is about. */
export function TicketCalendar() {
  const { ticketCalendar: words, months, monthLetters } = useMessages().figures;
  return (
    <div className={styles.figure}>
      <table className={styles.table}>
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            {months.map((month, index) => (
              <th key={month} scope="col" id={`_sale_month${index}`}>
                <span aria-hidden="true">{monthLetters[index]}</span>
                <VisuallyHidden>{month}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        {rows.map((row) => (
          <tbody key={row}>
            <tr>
              <th colSpan={12} scope="rowgroup" id={`_sale_${row}`} className={styles.row}>
                {words.rows[row]}
              </th>
            </tr>
            <tr>
              {months.map((month, index) => (
                <td key={month} headers={`_sale_${row} _sale_month${index}`}>
                  <Cell row={row} index={index} />
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
      <ul className={styles.legend} aria-hidden="true">
        {crowds.map((crowd) => (
          <li key={crowd}>
            <CrowdIcon crowd={crowd} />
            {words.crowds[crowd]}
          </li>
        ))}
        {shares.map((share) => (
          <li key={share}>
            <SeasonIcon share={share} />
            {words.seasons[share]}
          </li>
        ))}
        {trains.map((train) => (
          <li key={train}>
            <TrainIcon train={train} />
            {words.trains[train]}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{words.note(highSeason.year)}</p>
    </div>
  );
}

/** `index` counts the months from 0. */
function Cell({ row, index }: { row: CalendarRow; index: number }) {
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
      const share = highSeasonShare(month);
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
