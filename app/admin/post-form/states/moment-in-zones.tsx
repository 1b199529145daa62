import { useAdminMessages } from "#i18n/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { formatMoment, ownZone } from "./moments.ts";
import styles from "./schedule-dialog.module.css";

/** Shows the chosen moment in the time zones of the readers and of the admin area. */
export function MomentInZones({ moment }: { moment: Date | null }) {
  const { schedule } = useAdminMessages().translationStates;
  const language = useLanguage();
  return (
    <div role="status" className={styles.zones}>
      <p>{schedule.zone(ownZone())}</p>
      {moment && (
        <>
          <p>{schedule.budapest(formatMoment(moment, language, "Europe/Budapest"))}</p>
          <p>{schedule.lima(formatMoment(moment, language, "America/Lima"))}</p>
        </>
      )}
    </div>
  );
}
