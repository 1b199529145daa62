import { useId, useRef, useState, type FormEvent } from "react";
import { Alert } from "#app/ui/notices/alert.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { languageNames, type Language } from "#i18n/languages.ts";
import { useModal } from "#app/ui/dialogs/use-modal.ts";
import { chosenTimeOf, momentOf, tomorrowMorning } from "./moments.ts";
import { MomentInZones } from "./moment-in-zones.tsx";
import "#app/ui/dialogs/dialog.css";
import check from "../../../ui/forms/check-field.module.css";
import form from "../../../ui/dialogs/dialog-form.module.css";
import styles from "./schedule-dialog.module.css";

interface ScheduleDialogProps {
  /** The languages that can be published. */
  ready: readonly Language[];
  /** Chosen at first. */
  chosen: readonly Language[];
  /** The moment that was set before. */
  moment: string | null;
  /** Gets the focus after closing if the control that had it is gone. */
  saveButtonId: string;
  onSchedule: (languages: Language[], moment: Date) => void;
  onCancel: () => void;
}

/** Asks when which languages are to be published, in the zone of this device. */
export function ScheduleDialog(props: ScheduleDialogProps) {
  const { ready, saveButtonId, onSchedule, onCancel } = props;
  const { translationStates, postForm } = useAdminMessages();
  const texts = translationStates.schedule;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [chosen, setChosen] = useState(props.chosen);
  const [time, setTime] = useState(() =>
    chosenTimeOf(props.moment === null ? tomorrowMorning(new Date()) : new Date(props.moment)),
  );
  const [error, setError] = useState<string | null>(null);
  useModal(dialog, saveButtonId);
  const moment = momentOf(time);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (chosen.length === 0) return setError(texts.noLanguage);
    if (!moment) return setError(texts.choose);
    if (moment.getTime() <= Date.now()) return setError(texts.past);
    onSchedule(
      ready.filter((language) => chosen.includes(language)),
      moment,
    );
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <form noValidate onSubmit={submit} className={form.form}>
        <h2 id={`${id}-title`} className={form.title}>
          {texts.title}
        </h2>
        {error !== null && <Alert>{error}</Alert>}
        {ready.length === 0 && <p>{texts.noneReady}</p>}
        <fieldset className={check.group}>
          <legend>{texts.languages}</legend>
          {ready.map((language) => (
            <label key={language} className={check.label}>
              <input
                type="checkbox"
                checked={chosen.includes(language)}
                onChange={({ target }) => {
                  const others = chosen.filter((other) => other !== language);
                  setChosen(target.checked ? [...others, language] : others);
                }}
              />
              <span lang={language}>{languageNames[language]}</span>
            </label>
          ))}
        </fieldset>
        <div className={styles.time}>
          <Field label={texts.date}>
            {(control) => (
              <input
                {...control}
                type="date"
                value={time.date}
                onChange={({ target }) => setTime({ ...time, date: target.value })}
              />
            )}
          </Field>
          <Field label={texts.time}>
            {(control) => (
              <input
                {...control}
                type="time"
                value={time.time}
                onChange={({ target }) => setTime({ ...time, time: target.value })}
              />
            )}
          </Field>
        </div>
        <MomentInZones moment={moment} />
        <p className={form.buttons}>
          <Button kind="quiet" onClick={onCancel}>
            {postForm.cancel}
          </Button>
          <Button type="submit" disabled={ready.length === 0}>
            {texts.confirm}
          </Button>
        </p>
      </form>
    </dialog>
  );
}
