import { monthRatings, type MonthRating, type TravelZone } from "#content/facts/climate/best-months.ts";
import { useMessages } from "#i18n/page-language.tsx";
import { VisuallyHidden } from "#app/ui/layout/visually-hidden.tsx";
import styles from "./best-months.module.css";

const zones: TravelZone[] = ["coast", "andes", "amazon"];
const ratings: MonthRating[] = ["best", "possible", "avoid"];

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
                {bestMonths.zones[zone]}
              </th>
            </tr>
            <tr>
              {monthRatings(zone).map((rating, index) => (
                <td key={months[index]} headers={`_zone_${zone} _month${index}`} className={styles[rating]}>
                  <RatingIcon rating={rating} />
                  <VisuallyHidden>{bestMonths.ratings[rating]}</VisuallyHidden>
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
      <ul className={styles.legend} aria-hidden="true">
        {ratings.map((rating) => (
          <li key={rating}>
            <span className={`${styles.sample} ${styles[rating]}`}>
              <RatingIcon rating={rating} />
            </span>
            {bestMonths.ratings[rating]}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Full, half or crossed out: the ratings differ in shape too, not in colour alone. */
function RatingIcon({ rating }: { rating: MonthRating }) {
  return (
    <svg viewBox="0 0 16 16" className={styles.icon} aria-hidden="true">
      {rating === "best" && <circle cx="8" cy="8" r="6" fill="currentColor" />}
      {rating === "possible" && (
        <>
          <circle cx="8" cy="8" r="5.2" fill="none" stroke="currentColor" strokeWidth="1.6" />
          <path d="M8 2.8a5.2 5.2 0 0 0 0 10.4z" fill="currentColor" />
        </>
      )}
      {rating === "avoid" && <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="2" />}
    </svg>
  );
}
