import { useId, useRef, useState, type FormEvent } from "react";
import type { BackupFile, Restored } from "#api/admin/backups.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import "../../ui/dialogs/dialog.css";
import { useModal } from "#app/ui/dialogs/use-modal.ts";
import { Field } from "#app/ui/forms/field.tsx";
import { PasswordField } from "#app/ui/forms/password-field.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { fillIn } from "#i18n/messages/fill-in.ts";
import form from "../../ui/dialogs/dialog-form.module.css";
import { useFileName } from "./backup-row.tsx";
import { useWork } from "./use-work.ts";
import { WorkStatus } from "./work-status.tsx";

interface RestoreDialogProps {
  file: BackupFile;
  /** Whether the site knows a passphrase of its own. */
  hasPassphrase: boolean;
  onClose: () => void;
}

/** Says what a restore replaces, and wants its name typed; while it runs it cannot be closed. */
export function RestoreDialog({ file, hasPassphrase, onClose }: RestoreDialogProps) {
  const { restore: texts } = useAdminMessages().backupFiles;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const name = useFileName()(file);
  const [restored, setRestored] = useState<Restored | null>(null);
  const [isRunning, setRunning] = useState(false);
  useModal(dialog, "main");
  const mayClose = !isRunning && restored === null;
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        if (mayClose) onClose();
      }}
    >
      <div className={form.form}>
        <h2 id={id} className={form.title}>
          {fillIn(texts.title, { name })}
        </h2>
        {restored ? (
          <Outcome restored={restored} />
        ) : (
          <RestoreForm
            file={file}
            hasPassphrase={hasPassphrase}
            onRunning={setRunning}
            onRestored={setRestored}
            onCancel={onClose}
          />
        )}
      </div>
    </dialog>
  );
}

interface RestoreFormProps {
  file: BackupFile;
  hasPassphrase: boolean;
  onRunning: (isRunning: boolean) => void;
  onRestored: (restored: Restored) => void;
  onCancel: () => void;
}

function RestoreForm({ file, hasPassphrase, onRunning, onRestored, onCancel }: RestoreFormProps) {
  const { api } = useAdmin();
  const { restore: texts } = useAdminMessages().backupFiles;
  const { showPassword } = useAdminMessages().accounts;
  const work = useWork();
  const [isWrongWord, setWrongWord] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const isRight = String(fields.get("word")).trim().toLowerCase() === texts.word;
    setWrongWord(!isRight);
    if (!isRight) return event.currentTarget.querySelector<HTMLInputElement>("[name=word]")?.focus();
    const passphrase = String(fields.get("passphrase") ?? "");
    onRunning(true);
    await work.run(async (onStep) =>
      onRestored(await api.restoreBackup(file.name, { ...(passphrase && { passphrase }) }, onStep)),
    );
    onRunning(false);
  }

  return (
    <form className={form.form} onSubmit={(event) => void submit(event)} noValidate>
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
      <Field label={fillIn(texts.wordLabel, { word: texts.word })} error={isWrongWord && texts.wordWrong}>
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

/** Nobody is signed in any more. */
function Outcome({ restored: { posts, pictures } }: { restored: Restored }) {
  const { restore: texts } = useAdminMessages().backupFiles;
  return (
    <>
      <Alert kind="success">{texts.done(posts, pictures)}</Alert>
      <p className={form.buttons}>
        <Button onClick={() => location.reload()}>{texts.signIn}</Button>
      </p>
    </>
  );
}
