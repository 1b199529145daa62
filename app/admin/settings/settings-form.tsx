import { createContext, use, useState, type FormEvent, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { ApiError, type FieldErrors } from "#api/errors.ts";
import type { AdminSettings, SettingsChange } from "#api/settings/site-settings.ts";
import { useCall } from "#app/admin/calls/use-call.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { useSettings } from "./use-settings.ts";
import styles from "./settings.module.css";

interface FormState extends AdminSettings {
  refused: FieldErrors;
}

const FormContext = createContext<FormState | null>(null);

/** The settings as they are stored, and the names of the fields that were refused, for a field of a form. */
export function useSettingsForm(): FormState {
  const state = use(FormContext);
  if (!state) throw new Error("a setting stands in a form of settings");
  return state;
}

interface SettingsFormProps {
  /** Reads the fields. A setting that it leaves out stays. */
  read: (fields: FormData) => SettingsChange;
  /** Where it is false, nothing in the form can be changed here. */
  canSave?: boolean;
  children: ReactNode;
}

/** A few settings that are saved together. */
export function SettingsForm({ read, canSave = true, children }: SettingsFormProps) {
  const texts = useAdminMessages().siteSettings;
  const { settings, change } = useSettings();
  const { isBusy, failure, run } = useCall();
  const [isSaved, setIsSaved] = useState(false);
  if (!settings) return null;
  const refused = failure?.error instanceof ApiError ? failure.error.fieldErrors : {};

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    setIsSaved(false);
    const isDone = await run(() => change(read(new FormData(form))));
    // So that a screen reader hears what is wrong together with the field.
    flushSync(() => setIsSaved(isDone));
    if (!isDone) form.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <FormContext value={{ ...settings, refused }}>{children}</FormContext>
      {failure && <Alert>{failureText(failure.error, texts)}</Alert>}
      {isSaved && <Alert kind="success">{texts.saved}</Alert>}
      {canSave && (
        <Button type="submit" busy={isBusy}>
          {texts.save}
        </Button>
      )}
    </form>
  );
}

function failureText(error: unknown, texts: ReturnType<typeof useAdminMessages>["siteSettings"]): string {
  if (!(error instanceof ApiError)) return texts.failed;
  if (error.status === 0) return texts.unreachable;
  return error.code === "invalid_field" ? texts.wrongFields : texts.failed;
}
