import { useState } from "react";
import type { ShownState } from "#api/admin/translation-states.ts";
import { MomentField } from "#app/admin/schedule/moment-field.tsx";
import { chosenTimeOf, readMoment, tomorrowMorning } from "#app/admin/schedule/moments.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { FormDialog } from "#app/ui/dialogs/form-dialog.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import type { Language } from "#i18n/languages.ts";
import { useFormState, usePostForm } from "#app/admin/post-form/form-context.ts";
import { LanguageChoice } from "./language-choice.tsx";
import { readyLanguages, wantedFor } from "./save-intent.ts";
import check from "../../../ui/forms/check-field.module.css";

/** Asks when which languages are to be published, in the zone of this device. */
export function ScheduleDialog({ chosenAtFirst }: { chosenAtFirst: readonly Language[] }) {
  const { translationStates, postForm } = useAdminMessages();
  const texts = translationStates.schedule;
  const { saveButtonId, saving, store, view } = usePostForm();
  const ready = readyLanguages(useFormState(({ fields }) => fields));
  const [chosen, setChosen] = useState(chosenAtFirst);
  const [time, setTime] = useState(() => {
    const { states } = store.read().status;
    const former = formerMoment(chosenAtFirst.map((language) => states[language]));
    return chosenTimeOf(former ?? tomorrowMorning(new Date()));
  });
  const [error, setError] = useState<string | null>(null);
  const close = () => view.set({ scheduling: null });

  function submit(): void {
    if (chosen.length === 0) return setError(texts.noLanguage);
    const read = readMoment(time, texts);
    if ("refusal" in read) return setError(read.refusal);
    close();
    const scheduled = ready.filter((language) => chosen.includes(language));
    void saving.submit({ states: wantedFor(scheduled, { at: read.moment.toISOString() }) });
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
      <MomentField time={time} onChange={setTime} />
    </FormDialog>
  );
}

/** The first that was set before. */
function formerMoment(states: readonly ShownState[]): Date | null {
  const former = states.find((state) => typeof state === "object");
  return former ? new Date(former.at) : null;
}
