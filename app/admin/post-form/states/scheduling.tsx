import type { Language } from "#i18n/languages.ts";
import type { FormState } from "#app/admin/post-form/form-state.ts";
import { readyLanguages, wantedFor, type SaveIntent } from "./save-intent.ts";
import { ScheduleDialog } from "./schedule-dialog.tsx";

interface SchedulingProps {
  form: FormState;
  /** Languages chosen at first. */
  chosen: readonly Language[];
  saveButtonId: string;
  onSave: (intent: SaveIntent) => void;
  onClose: () => void;
}

/** The dialog for a post, and the save that follows. */
export function Scheduling({ form, chosen, saveButtonId, onSave, onClose }: SchedulingProps) {
  const former = chosen
    .map((language) => form.status.states[language])
    .find((state) => typeof state === "object");
  return (
    <ScheduleDialog
      ready={readyLanguages(form.fields)}
      chosen={chosen}
      moment={former?.at ?? null}
      saveButtonId={saveButtonId}
      onSchedule={(languages, moment) => {
        onClose();
        onSave({ states: wantedFor(languages, { at: moment.toISOString() }) });
      }}
      onCancel={onClose}
    />
  );
}
