import { Legend } from "#app/ui/charts/legend.tsx";
import { monthRatings, type MonthRating, type TravelZone } from "#content/facts/climate/best-months.ts";
import { useMessages } from "#i18n/page-language.tsx";
import { VisuallyHidden } from "#app/ui/layout/visually-hidden.tsx";
import { MonthTable } from "#app/site/guide/month-table.tsx";
import styles from "./best-months.module.css";

const zones: TravelZone[] = ["coast", "andes", "amazon"];
const ratings: MonthRating[] = ["best", "possible", "avoid"];

export function BestMonths() {
  const { bestMonths } = useMessages().figures;
  return (
    <div className={styles.figure}>
      <MonthTable
        caption={bestMonths.caption}
        prefix="_"
        groups={zones.map((zone) => ({
          id: `zone_${zone}`,
          name: bestMonths.zones[zone],
          cells: monthRatings(zone).map((rating) => ({
            className: `${styles.cell} ${styles[rating]}`,
            content: (
              <>
                <RatingIcon rating={rating} />
                <VisuallyHidden>{bestMonths.ratings[rating]}</VisuallyHidden>
              </>
            ),
          })),
        }))}
      />
      <Legend>
        {ratings.map((rating) => (
          <li key={rating}>
            <span className={`${styles.sample} ${styles[rating]}`}>
              <RatingIcon rating={rating} />
            </span>
            {bestMonths.ratings[rating]}
          </li>
        ))}
      </Legend>
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
