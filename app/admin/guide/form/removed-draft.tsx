import { useCall } from "#app/admin/calls/use-call.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Alert } from "#app/ui/notices/alert.tsx";
import { useOutcomeFocus } from "#app/ui/notices/use-outcome-focus.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import type { DocumentForm } from "./use-document-form.ts";
import styles from "./guide-form.module.css";

interface RemovedDraftProps {
  form: DocumentForm;
  /** The id of what gets the focus once the draft is back. */
  focusId: string;
}

/** Says that the draft was discarded, and offers it back until something else is written. */
export function RemovedDraft({ form, focusId }: RemovedDraftProps) {
  const { actions, errors } = useAdminMessages().guide;
  const said = useOutcomeFocus<HTMLElement>(form.removed);
  const { isBusy, failure, run } = useCall();
  if (!form.removed || form.isUnsaved) return null;

  async function undo(): Promise<void> {
    if (await run(form.undoRemoval)) document.getElementById(focusId)?.focus();
  }

  return (
    <section ref={said} tabIndex={-1} aria-label={actions.draftRemoved} className={styles.notice}>
      <p role="status">{actions.draftRemoved}</p>
      <p>
        <Button small kind="quiet" busy={isBusy} onClick={() => void undo()}>
          {actions.undoRemoval}
        </Button>
      </p>
      {failure && <Alert>{errors.failed}</Alert>}
    </section>
  );
}
