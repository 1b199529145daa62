import { useState } from "react";
import { createPortal } from "react-dom";
import { MomentField } from "#app/admin/schedule/moment-field.tsx";
import { chosenTimeOf, readMoment, tomorrowMorning } from "#app/admin/schedule/moments.ts";
import { FormDialog } from "#app/ui/dialogs/form-dialog.tsx";
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
  const { guide, translationStates } = useAdminMessages();
  const { schedule, actions } = guide;
  const former = form.base.draft?.publishAt;
  const [time, setTime] = useState(() =>
    chosenTimeOf(former ? new Date(former) : tomorrowMorning(new Date())),
  );
  const [error, setError] = useState<string | null>(null);

  function submit(): void {
    const read = readMoment(time, translationStates.schedule);
    if ("refusal" in read) return setError(read.refusal);
    onClose();
    void form.save({ publishAt: read.moment.toISOString() });
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
      {error !== null && <Alert>{error}</Alert>}
      <MomentField time={time} onChange={setTime} />
    </FormDialog>,
    document.body,
  );
}
