import { flightHours } from "#content/facts/borders/flights-to-lima.ts";
import { flightOrigins } from "#content/facts/records/readers.ts";
import { formatDuration } from "#i18n/format/format-duration.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import styles from "./flight-hours.module.css";

/** The longest flight of all languages, so that a bar is as long in each. */
const longest = Math.max(...Object.values(flightHours).map(([, most]) => most));

/** A line across the bar at every full hour within it. */
function hourMarks(hours: number): string {
  return Array.from({ length: Math.ceil(hours) - 1 }, (_, hour) => `M${hour + 1} 0v1`).join("");
}

/** A bar for each city from which the readers of the page's language fly without another stop. */
export function FlightHours() {
  const language = useLanguage();
  const { title, note, origins } = useMessages().figures.flightHours;
  const written = (hours: number) => formatDuration(hours * 60, language);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>{title}</figcaption>
      <ul className={styles.list}>
        {flightOrigins[language].map((id) => {
          const [least, most] = flightHours[id];
          return (
            <li key={id} className={styles.row}>
              <span className={styles.name}>{origins[id]}</span>
              {/* One unit is an hour. */}
              <svg
                viewBox={`0 0 ${longest} 1`}
                preserveAspectRatio="none"
                className={styles.bar}
                aria-hidden="true"
              >
                <rect width={least} height="1" className={styles.sure} />
                <rect x={least} width={most - least} height="1" className={styles.possible} />
                <path d={hourMarks(most)} className={styles.marks} />
              </svg>
              <span className={styles.hours}>
                {least === most ? written(most) : `${written(least)} – ${written(most)}`}
              </span>
            </li>
          );
        })}
      </ul>
      <p className={styles.note}>{note}</p>
    </figure>
  );
}
