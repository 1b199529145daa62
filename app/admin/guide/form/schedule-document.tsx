import { createPortal } from "react-dom";
import { ScheduleDialog } from "#app/admin/schedule/schedule-dialog.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import type { DocumentForm } from "./use-document-form.ts";

interface ScheduleDocumentProps {
  form: DocumentForm;
  /** Gets the focus after closing if the control that had it is gone. */
  fallbackId: string;
  onClose: () => void;
}

/** Asks when the text is to be published. */
export function ScheduleDocument({ form, fallbackId, onClose }: ScheduleDocumentProps) {
  const { schedule, actions } = useAdminMessages().guide;
  const former = form.base.draft?.publishAt;
  // A form within the page's form would be sent by the browser.
  return createPortal(
    <ScheduleDialog
      texts={schedule}
      cancel={actions.cancel}
      former={former ? new Date(former) : null}
      fallbackId={fallbackId}
      onSchedule={(publishAt) => void form.save({ publishAt })}
      onClose={onClose}
    />,
    document.body,
  );
}
