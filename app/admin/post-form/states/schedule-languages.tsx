import { useState } from "react";
import type { ShownState } from "#api/admin/translation-states.ts";
import { ScheduleDialog } from "#app/admin/schedule/schedule-dialog.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import type { Language } from "#i18n/languages.ts";
import { useFormState, usePostForm } from "#app/admin/post-form/store/form-context.ts";
import { LanguageChoice } from "./language-choice.tsx";
import { readyLanguages, wantedFor } from "./save-intent.ts";
import check from "../../../ui/forms/check-field.module.css";

/** Asks when which languages are to be published. */
export function ScheduleLanguages({ chosenAtFirst }: { chosenAtFirst: readonly Language[] }) {
  const { translationStates, postForm } = useAdminMessages();
  const texts = translationStates.schedule;
  const { saveButtonId, saving, store, view } = usePostForm();
  const ready = readyLanguages(useFormState(({ fields }) => fields));
  const [chosen, setChosen] = useState(chosenAtFirst);

  function schedule(at: string): void {
    const scheduled = ready.filter((language) => chosen.includes(language));
    void saving.submit({ states: wantedFor(scheduled, { at }) });
  }

  return (
    <ScheduleDialog
      texts={texts}
      cancel={postForm.cancel}
      former={formerMoment(chosenAtFirst.map((language) => store.read().status.states[language]))}
      isDisabled={ready.length === 0}
      refuse={() => (chosen.length === 0 ? texts.noLanguage : null)}
      fallbackId={saveButtonId}
      onSchedule={schedule}
      onClose={() => view.set({ scheduling: null })}
    >
      {ready.length === 0 && <p>{texts.noneReady}</p>}
      <fieldset className={check.group}>
        <legend>{texts.languages}</legend>
        {ready.map((language) => (
          <LanguageChoice key={language} language={language} chosen={chosen} onChange={setChosen} />
        ))}
      </fieldset>
    </ScheduleDialog>
  );
}

/** The first that was set before. */
function formerMoment(states: readonly ShownState[]): Date | null {
  const former = states.find((state) => typeof state === "object");
  return former ? new Date(former.at) : null;
}
