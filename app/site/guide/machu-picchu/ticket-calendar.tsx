import { useFacts } from "#app/site/parts/facts-context.tsx";
import { FigureAge } from "#app/site/parts/drawn-facts.tsx";
import { highSeason, type Crowd, type SeasonShare } from "#content/facts/machu-picchu/season.ts";
import { useMessages } from "#i18n/page-language.tsx";
import { VisuallyHidden } from "#app/ui/layout/visually-hidden.tsx";
import { CalendarCell, type CalendarRow } from "./calendar-cell.tsx";
import { CrowdIcon, SeasonIcon, TrainIcon, type TrainKind } from "./calendar-icons.tsx";
import styles from "./ticket-calendar.module.css";

const rows: CalendarRow[] = ["ahead", "crowd", "season", "rain", "train"];

const crowds: Crowd[] = [1, 2, 3, 4];
const shares: SeasonShare[] = ["whole", "part", "none"];
const trains: TrainKind[] = ["train", "bimodal"];

/** Shows a visitor's tasks month by month: a column for each month, and the subject above each row. */
export function TicketCalendar() {
  const facts = useFacts();
  const { ticketCalendar: words, months, monthLetters } = useMessages().figures;
  return (
    <div className={styles.figure}>
      <table className={styles.table}>
        <caption>
          {words.caption}
          <FigureAge read={(recording) => recording(highSeason).year} />
        </caption>
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
                  <CalendarCell row={row} index={index} />
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
      <p className={styles.note}>{words.note(facts(highSeason).year)}</p>
    </div>
  );
}
