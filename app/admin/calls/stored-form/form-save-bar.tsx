import { useRef, useState } from "react";
import { Button } from "#app/ui/buttons/button.tsx";
import { ConfirmDialog } from "#app/ui/dialogs/confirm-dialog.tsx";
import { SaveBar } from "#app/ui/layout/save-bar.tsx";
import { Alert } from "#app/ui/notices/alert.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { LeaveForm } from "#app/admin/calls/leave-form.tsx";
import type { StoredForm } from "./use-stored-form.ts";

type ResetTexts = Record<"reset" | "resetTitle" | "resetText", string>;

export interface SaveBarTexts {
  leaveText: string;
  /** Stands in the place of the usual sentence on fields to be corrected. */
  faults?: (n: number) => string;
}

interface FormSaveBarProps {
  form: StoredForm;
  texts: SaveBarTexts;
  /** Left out where it is as the site brings it, or the site brings nothing. */
  reset?: ResetTexts | false;
}

const quiet = { kind: "quiet", small: true } as const;

/** The bar of a form that is saved as a whole: where it stands, and what can be done with it. */
export function FormSaveBar({ form, texts, reset = false }: FormSaveBarProps) {
  const { storedForm } = useAdminMessages();
  const saveButton = useRef<HTMLButtonElement>(null);
  const { isUnsaved, isContested, faults } = form;
  const canSave = isUnsaved && !isContested;

  /** For a button that goes with what it does. */
  function run(action: () => unknown): void {
    saveButton.current?.focus();
    void action();
  }

  function alert() {
    const toMend = faults.length > 0 && (texts.faults ?? storedForm.faults)(faults.length);
    if (isContested) {
      const choices = (
        <>
          <Button {...quiet} onClick={() => run(form.undo)}>
            {storedForm.takeTheirs}
          </Button>
          <Button {...quiet} busy={form.isBusy} onClick={() => run(form.save)}>
            {storedForm.overwrite}
          </Button>
        </>
      );
      const reason = form.failure ? storedForm.failed : storedForm.changedMeanwhile;
      return <Alert details={choices}>{[reason, toMend].filter(Boolean).join(" ")}</Alert>;
    }
    if (form.failure) return <Alert>{storedForm.failed}</Alert>;
    return toMend && <Alert>{toMend}</Alert>;
  }

  return (
    <>
      <SaveBar status={form.status} alert={alert()}>
        {reset && <ResetButton form={form} texts={reset} />}
        {canSave && (
          <Button {...quiet} onClick={() => run(form.undo)}>
            {storedForm.undo}
          </Button>
        )}
        <Button
          ref={saveButton}
          busy={form.isBusy}
          aria-disabled={!canSave}
          onClick={() => void (canSave && form.save())}
        >
          {storedForm.save}
        </Button>
      </SaveBar>
      <LeaveForm hasUnsaved={isUnsaved} texts={{ ...storedForm.leave, text: texts.leaveText }} />
    </>
  );
}

/** Lets the form's content be as the site brings it, after a question. */
function ResetButton({ form, texts }: { form: StoredForm; texts: ResetTexts }) {
  const { storedForm } = useAdminMessages();
  const [isAsked, ask] = useState(false);

  async function restore(): Promise<void> {
    await form.restore();
    ask(false);
  }

  return (
    <>
      <Button {...quiet} onClick={() => ask(true)}>
        {texts.reset}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={texts.resetTitle}
        text={texts.resetText}
        confirm={storedForm.resetConfirm}
        cancel={storedForm.cancel}
        busy={form.isBusy}
        onConfirm={() => void restore()}
        onCancel={() => ask(false)}
      />
    </>
  );
}
