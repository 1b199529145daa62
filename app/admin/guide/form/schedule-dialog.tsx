import { useState } from "react";
import { createPortal } from "react-dom";
import { FormDialog } from "#app/ui/dialogs/form-dialog.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { Alert } from "#app/ui/notices/alert.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import type { DocumentForm } from "./use-document-form.ts";

interface ScheduleDialogProps {
  form: DocumentForm;
  /** Gets the focus after closing if the control that had it is gone. */
  fallbackId: string;
  onClose: () => void;
}

/** Asks when the text is to be published, in the zone of this device. */
export function ScheduleDialog({ form, fallbackId, onClose }: ScheduleDialogProps) {
  const { schedule, actions } = useAdminMessages().guide;
  const former = form.base.draft?.publishAt;
  const [chosen, setChosen] = useState(() => (former ? localMoment(new Date(former)) : ""));
  const [isWrong, setIsWrong] = useState(false);

  function submit(): void {
    const moment = new Date(chosen);
    if (!(moment.getTime() > Date.now())) return setIsWrong(true);
    onClose();
    void form.save({ publishAt: moment.toISOString() });
  }

  // A form within the page's form would be sent by the browser.
  return createPortal(
    <FormDialog
      title={schedule.title}
      confirm={schedule.confirm}
      cancel={actions.cancel}
      noValidate
      fallbackId={fallbackId}
      onSubmit={submit}
      onCancel={onClose}
    >
      {isWrong && <Alert>{schedule.past}</Alert>}
      <Field label={schedule.moment} hint={schedule.hint}>
        {(control) => (
          <input
            {...control}
            type="datetime-local"
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          />
        )}
      </Field>
    </FormDialog>,
    document.body,
  );
}

/** In the form that such a field takes: `2026-12-01T08:00`, in the zone of this device. */
function localMoment(moment: Date): string {
  const shifted = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}
