import { useState, type ReactNode } from "react";
import { useForm } from "#app/admin/calls/use-form.ts";
import { FormDialog } from "#app/ui/dialogs/form-dialog.tsx";
import { Alert } from "#app/ui/notices/alert.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { MomentField } from "./moment-field.tsx";
import { chosenTimeOf, readMoment, tomorrowMorning } from "./moments.ts";

interface ScheduleDialogProps {
  texts: Record<"title" | "confirm", string>;
  cancel: string;
  /** The moment that was chosen before. */
  former: Date | null;
  isDisabled?: boolean;
  /** Why nothing can be scheduled, beside the moment. */
  refuse?: () => string | null;
  /** Gets the focus after closing if the control that had it is gone. */
  fallbackId: string;
  /** Called with an ISO moment, after `onClose`. */
  onSchedule: (moment: string) => void;
  onClose: () => void;
  /** Other questions of the dialog. */
  children?: ReactNode;
}

/** Asks when something is to be published, in the zone of this device. */
export function ScheduleDialog(props: ScheduleDialogProps) {
  const { texts, former, refuse, onSchedule, onClose } = props;
  const { schedule } = useAdminMessages().translationStates;
  const [time, setTime] = useState(() => chosenTimeOf(former ?? tomorrowMorning(new Date())));
  const { errors, submit } = useForm({
    read: () => readMoment(time, schedule),
    check(read) {
      const refusal = refuse?.() ?? ("refusal" in read ? read.refusal : null);
      return refusal === null ? {} : { moment: refusal };
    },
    async send(read) {
      onClose();
      if ("moment" in read) onSchedule(read.moment.toISOString());
    },
  });
  return (
    <FormDialog
      title={texts.title}
      confirm={texts.confirm}
      cancel={props.cancel}
      isDisabled={props.isDisabled ?? false}
      noValidate
      fallbackId={props.fallbackId}
      onSubmit={submit}
      onCancel={onClose}
    >
      {errors["moment"] && <Alert>{errors["moment"]}</Alert>}
      {props.children}
      <MomentField time={time} onChange={setTime} />
    </FormDialog>
  );
}
