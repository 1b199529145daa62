import type { ReactNode } from "react";
import { Button } from "#app/ui/buttons/button.tsx";
import { SaveBar } from "#app/ui/layout/save-bar.tsx";

interface FormSaveBarProps {
  form: { isDefault: boolean; isUnsaved: boolean; isBusy: boolean; undo: () => void; save: () => unknown };
  texts: { reset: string; undo: string; save: string };
  status: string;
  alert: ReactNode;
  onReset: () => void;
}

/** The bar of a form whose content can be as the site brings it. */
export function FormSaveBar({ form, texts, status, alert, onReset }: FormSaveBarProps) {
  const quiet = { kind: "quiet", small: true } as const;
  return (
    <SaveBar status={status} alert={alert}>
      {!form.isDefault && (
        <Button {...quiet} onClick={onReset}>
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
  );
}
