import { createContext, use, useState, type ReactNode } from "react";
import { ApiError, type FieldErrors } from "#api/errors/errors.ts";
import type { AdminSettings, SettingsChange } from "#api/settings/site-settings.ts";
import { useForm } from "#app/admin/calls/use-form.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { changedSettings, shownAtFirst } from "./changed-settings.ts";
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

/** A few settings that are saved together: of them, those that were changed here. */
export function SettingsForm(props: SettingsFormProps) {
  const { settings } = useSettings();
  return settings ? <OpenedForm {...props} settings={settings} /> : null;
}

function OpenedForm({
  settings,
  read,
  canSave = true,
  children,
}: SettingsFormProps & { settings: AdminSettings }) {
  const texts = useAdminMessages().siteSettings;
  const { change } = useSettings();
  // The fields stay as they are when somebody else's change comes with a later answer.
  const [shown, setShown] = useState(() => shownAtFirst(settings));
  async function send(typed: SettingsChange): Promise<void> {
    const changed = changedSettings(typed, shown);
    if (Object.keys(changed).length > 0) await change(changed);
    setShown({ ...shown, ...typed });
  }
  const { isBusy, failure, isSent, submit } = useForm({ read, send });
  const refused = failure?.error instanceof ApiError ? failure.error.fieldErrors : {};
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <FormContext value={{ ...settings, refused }}>{children}</FormContext>
      {failure && <Alert>{failureText(failure.error, texts)}</Alert>}
      {isSent && <Alert kind="success">{texts.saved}</Alert>}
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
