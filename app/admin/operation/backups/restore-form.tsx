import type { BackupFile, Restored } from "#api/admin/backups.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { PasswordField } from "#app/ui/forms/password-field.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { fillIn } from "#i18n/messages/fill-in.ts";
import form from "../../../ui/dialogs/dialog-form.module.css";
import { typedIn, useForm } from "#app/admin/calls/use-form.ts";
import { useWork } from "#app/admin/calls/use-work.ts";
import { WorkStatus } from "./work-status.tsx";

interface RestoreFormProps {
  file: BackupFile;
  hasPassphrase: boolean;
  onRunning: (isRunning: boolean) => void;
  onRestored: (restored: Restored) => void;
  onCancel: () => void;
}

/** Asks for the passphrase where it needs one, and for the word that confirms it. */
export function RestoreForm({ file, hasPassphrase, onRunning, onRestored, onCancel }: RestoreFormProps) {
  const { api } = useAdmin();
  const { restore: texts } = useAdminMessages().backupFiles;
  const { showPassword } = useAdminMessages().accounts;
  const work = useWork();
  const { errors, submit } = useForm({
    read: (fields) => ({ word: typedIn(fields, "word"), passphrase: typedIn(fields, "passphrase") }),
    check: ({ word }) => (word.trim().toLowerCase() === texts.word ? {} : { word: texts.wordWrong }),
    async send({ passphrase }) {
      onRunning(true);
      await work.run(async (onStep) =>
        onRestored(await api.restoreBackup(file.name, { ...(passphrase && { passphrase }) }, onStep)),
      );
      onRunning(false);
    },
  });

  return (
    <form className={form.form} onSubmit={submit} noValidate>
      <p>{texts.replaces}</p>
      <p>{texts.undo}</p>
      {file.isEncrypted && (
        <PasswordField
          name="passphrase"
          label={texts.passphrase}
          hint={hasPassphrase ? texts.passphraseKnown : undefined}
          showLabel={showPassword}
          autoComplete="off"
        />
      )}
      <Field label={fillIn(texts.wordLabel, { word: texts.word })} error={errors["word"]}>
        {(control) => (
          <input {...control} name="word" autoComplete="off" autoCapitalize="none" spellCheck={false} />
        )}
      </Field>
      <WorkStatus work={work} />
      <p className={form.buttons}>
        <Button kind="quiet" busy={work.isBusy} onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button type="submit" kind="danger" busy={work.isBusy}>
          {texts.submit}
        </Button>
      </p>
    </form>
  );
}
