import { useFacts } from "#app/site/parts/facts-context.tsx";
import { FigureAge } from "#app/site/parts/drawn-facts.tsx";
import { Legend } from "#app/ui/charts/legend.tsx";
import { highSeason, type Crowd, type SeasonShare } from "#content/facts/machu-picchu/season.ts";
import { useMessages } from "#i18n/page-language.tsx";
import { CalendarCell, type CalendarRow } from "./calendar-cell.tsx";
import { CrowdIcon, SeasonIcon, TrainIcon, type TrainKind } from "./calendar-icons.tsx";
import { MonthTable } from "#app/site/guide/month-table.tsx";
import styles from "./ticket-calendar.module.css";

const rows: CalendarRow[] = ["ahead", "crowd", "season", "rain", "train"];

const crowds: Crowd[] = [1, 2, 3, 4];
const shares: SeasonShare[] = ["whole", "part", "none"];
const trains: TrainKind[] = ["train", "bimodal"];

/** Shows a visitor's tasks month by month: a column for each month, and the subject above each row. */
export function TicketCalendar() {
  const facts = useFacts();
  const { ticketCalendar: words, months } = useMessages().figures;
  return (
    <div className={styles.figure}>
      <MonthTable
        caption={
          <>
            {words.caption}
            <FigureAge read={(recording) => recording(highSeason).year} />
          </>
        }
        prefix="_sale_"
        groups={rows.map((row) => ({
          id: row,
          name: words.rows[row],
          cells: months.map((_, index) => ({
            className: styles.cell,
            content: <CalendarCell row={row} index={index} />,
          })),
        }))}
      />
      <Legend>
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
      </Legend>
      <p className={styles.note}>{words.note(facts(highSeason).year)}</p>
    </div>
  );
}
