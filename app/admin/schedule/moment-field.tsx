import { Field } from "#app/ui/forms/field.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { formatScheduled, formatWeekday, momentOf, ownZone, type ChosenTime } from "./moments.ts";
import styles from "./moment-field.module.css";

interface MomentFieldProps {
  time: ChosenTime;
  onChange: (time: ChosenTime) => void;
}

/** Asks for the moment of a publication in the zone of this device, and shows it in those of the readers and of Peru. */
export function MomentField({ time, onChange }: MomentFieldProps) {
  const { schedule } = useAdminMessages().translationStates;
  const language = useLanguage();
  const moment = momentOf(time);
  return (
    <>
      <div className={styles.time}>
        <Field label={schedule.date} hint={moment && formatWeekday(moment, language)}>
          {(control) => (
            <input
              {...control}
              type="date"
              value={time.date}
              onChange={({ target }) => onChange({ ...time, date: target.value })}
            />
          )}
        </Field>
        <Field label={schedule.time}>
          {(control) => (
            <input
              {...control}
              type="time"
              value={time.time}
              onChange={({ target }) => onChange({ ...time, time: target.value })}
            />
          )}
        </Field>
      </div>
      <div role="status" className={styles.zones}>
        <p>{schedule.zone(ownZone())}</p>
        {moment && (
          <>
            <p>{schedule.budapest(formatScheduled(moment, language, "Europe/Budapest"))}</p>
            <p>{schedule.lima(formatScheduled(moment, language, "America/Lima"))}</p>
          </>
        )}
      </div>
    </>
  );
}
