import { PillLink } from "#app/ui/buttons/pill-link.tsx";
import { holidayCalendarPath } from "#i18n/holidays/calendar-address.ts";
import { holidayWords } from "#i18n/holidays/holiday-words.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import styles from "./calendar-links.module.css";

/**
 * Ways to the calendar of the page's language: into the reader's own program, or as a file.
 * @param origin of this site, with which the calendar's address begins
 */
export function CalendarLinks({ origin }: { origin: string }) {
  const language = useLanguage();
  const { calendar } = holidayWords[language];
  const path = holidayCalendarPath(language);
  const address = origin + path;
  return (
    <div className={styles.figure}>
      <p className={styles.links}>
        {/* The scheme that calendar programs answer. */}
        <PillLink to={address.replace(/^https?:/, "webcal:")}>{calendar.subscribe}</PillLink>
        <PillLink to={path} reloadDocument prefetch="none" download quiet>
          {calendar.download}
        </PillLink>
      </p>
      <p className={styles.address}>
        {calendar.address} <code>{address}</code>
      </p>
    </div>
  );
}
