import { useState } from "react";
import type { ShownState } from "#api/admin/translation-states.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { FormDialog } from "#app/ui/dialogs/form-dialog.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import type { Language } from "#i18n/languages.ts";
import { useForm, usePostForm, useView } from "#app/admin/post-form/form-context.ts";
import { LanguageChoice } from "./language-choice.tsx";
import { MomentInZones } from "./moment-in-zones.tsx";
import { chosenTimeOf, isPast, momentOf, tomorrowMorning, type ChosenTime } from "./moments.ts";
import { readyLanguages, wantedFor } from "./save-intent.ts";
import check from "../../../ui/forms/check-field.module.css";
import styles from "./schedule-dialog.module.css";

/** Asks when which languages are to be published, in the zone of this device. */
export function Scheduling() {
  const chosen = useView(({ scheduling }) => scheduling);
  return chosen && <ScheduleDialog chosenAtFirst={chosen} />;
}

function ScheduleDialog({ chosenAtFirst }: { chosenAtFirst: readonly Language[] }) {
  const { translationStates, postForm } = useAdminMessages();
  const texts = translationStates.schedule;
  const { saveButtonId, saving, store, view } = usePostForm();
  const ready = readyLanguages(useForm(({ fields }) => fields));
  const [chosen, setChosen] = useState(chosenAtFirst);
  const [time, setTime] = useState(() => {
    const { states } = store.read().status;
    const former = formerMoment(chosenAtFirst.map((language) => states[language]));
    return chosenTimeOf(former ?? tomorrowMorning(new Date()));
  });
  const [error, setError] = useState<string | null>(null);
  const moment = momentOf(time);
  const close = () => view.set({ scheduling: null });

  function submit(): void {
    if (chosen.length === 0) return setError(texts.noLanguage);
    if (!moment) return setError(texts.choose);
    if (isPast(moment)) return setError(texts.past);
    close();
    const scheduled = ready.filter((language) => chosen.includes(language));
    void saving.submit({ states: wantedFor(scheduled, { at: moment.toISOString() }) });
  }

  return (
    <FormDialog
      title={texts.title}
      confirm={texts.confirm}
      cancel={postForm.cancel}
      isDisabled={ready.length === 0}
      noValidate
      fallbackId={saveButtonId}
      onSubmit={submit}
      onCancel={close}
    >
      {error !== null && <Alert>{error}</Alert>}
      {ready.length === 0 && <p>{texts.noneReady}</p>}
      <fieldset className={check.group}>
        <legend>{texts.languages}</legend>
        {ready.map((language) => (
          <LanguageChoice key={language} language={language} chosen={chosen} onChange={setChosen} />
        ))}
      </fieldset>
      <TimeFields time={time} onChange={setTime} />
      <MomentInZones moment={moment} />
    </FormDialog>
  );
}

/** The first that was set before. */
function formerMoment(states: readonly ShownState[]): Date | null {
  const former = states.find((state) => typeof state === "object");
  return former ? new Date(former.at) : null;
}

function TimeFields({ time, onChange }: { time: ChosenTime; onChange: (time: ChosenTime) => void }) {
  const texts = useAdminMessages().translationStates.schedule;
  return (
    <div className={styles.time}>
      <Field label={texts.date}>
        {(control) => (
          <input
            {...control}
            type="date"
            value={time.date}
            onChange={({ target }) => onChange({ ...time, date: target.value })}
          />
        )}
      </Field>
      <Field label={texts.time}>
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
  );
}
