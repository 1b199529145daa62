import { monthMarks, type MonthMark, type TravelZone } from "#content/facts/best-months.ts";
import { useMessages } from "#i18n/page-language.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import styles from "./best-months.module.css";

const zones: TravelZone[] = ["coast", "andes", "amazon"];
const marks: MonthMark[] = ["best", "possible", "avoid"];

/** Month by month, how good it is to be on the coast, in the Andes and on the Amazon. */
export function BestMonths() {
  const { bestMonths, months, monthLetters } = useMessages().figures;
  return (
    <div className={styles.figure}>
      <table className={styles.table}>
        <caption>{bestMonths.caption}</caption>
        <thead>
          <tr>
            {months.map((month, index) => (
              <th key={month} scope="col" id={`_month${index}`}>
                <span aria-hidden="true">{monthLetters[index]}</span>
                <VisuallyHidden>{month}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        {zones.map((zone) => (
          <tbody key={zone}>
            <tr>
              <th colSpan={12} scope="rowgroup" id={`_zone_${zone}`} className={styles.zone}>
                {bestMonths.regions[zone]}
              </th>
            </tr>
            <tr>
              {monthMarks(zone).map((mark, index) => (
                <td key={months[index]} headers={`_zone_${zone} _month${index}`} className={styles[mark]}>
                  <Mark mark={mark} />
                  <VisuallyHidden>{bestMonths.marks[mark]}</VisuallyHidden>
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
      <ul className={styles.legend} aria-hidden="true">
        {marks.map((mark) => (
          <li key={mark}>
            <span className={`${styles.sample} ${styles[mark]}`}>
              <Mark mark={mark} />
            </span>
            {bestMonths.marks[mark]}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Full, half or crossed out: the marks differ in shape too. */
function Mark({ mark }: { mark: MonthMark }) {
  return (
    <svg viewBox="0 0 16 16" className={styles.mark} aria-hidden="true">
      {mark === "best" && <circle cx="8" cy="8" r="6" fill="currentColor" />}
      {mark === "possible" && (
        <>
          <circle cx="8" cy="8" r="5.2" fill="none" stroke="currentColor" strokeWidth="1.6" />
          <path d="M8 2.8a5.2 5.2 0 0 0 0 10.4z" fill="currentColor" />
        </>
      )}
      {mark === "avoid" && <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="2" />}
    </svg>
  );
}
