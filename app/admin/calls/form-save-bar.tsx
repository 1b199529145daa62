import { useState, type ReactNode } from "react";
import { Button } from "#app/ui/buttons/button.tsx";
import { ConfirmDialog } from "#app/ui/dialogs/confirm-dialog.tsx";
import { SaveBar } from "#app/ui/layout/save-bar.tsx";

interface FormSaveBarProps {
  form: {
    isDefault: boolean;
    isUnsaved: boolean;
    isBusy: boolean;
    undo: () => void;
    save: () => unknown;
    restore: () => Promise<unknown>;
  };
  texts: Record<"reset" | "resetTitle" | "resetText" | "resetConfirm" | "cancel" | "undo" | "save", string>;
  status: string;
  alert: ReactNode;
}

/** The bar of a form whose content can be as the site brings it, which is a question first. */
export function FormSaveBar({ form, texts, status, alert }: FormSaveBarProps) {
  const [isAsked, ask] = useState(false);
  const quiet = { kind: "quiet", small: true } as const;

  async function restore(): Promise<void> {
    await form.restore();
    ask(false);
  }

  return (
    <>
      <SaveBar status={status} alert={alert}>
        {!form.isDefault && (
          <Button {...quiet} onClick={() => ask(true)}>
            {texts.reset}
          </Button>
        )}
        {form.isUnsaved && (
          <Button {...quiet} onClick={form.undo}>
            {texts.undo}
          </Button>
        )}
        <Button
          busy={form.isBusy}
          aria-disabled={!form.isUnsaved}
          onClick={() => void (form.isUnsaved && form.save())}
        >
          {texts.save}
        </Button>
      </SaveBar>
      <ConfirmDialog
        open={isAsked}
        title={texts.resetTitle}
        text={texts.resetText}
        confirm={texts.resetConfirm}
        cancel={texts.cancel}
        busy={form.isBusy}
        onConfirm={() => void restore()}
        onCancel={() => ask(false)}
      />
    </>
  );
}
