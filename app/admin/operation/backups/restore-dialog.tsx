import { useId, useRef, useState } from "react";
import type { BackupFile, Restored } from "#api/admin/backups.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import "#app/ui/dialogs/dialog.css";
import { useModal } from "#app/ui/dialogs/use-modal.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { fillIn } from "#i18n/messages/fill-in.ts";
import form from "../../../ui/dialogs/dialog-form.module.css";
import { useFileName } from "./backup-row.tsx";
import { RestoreForm } from "./restore-form.tsx";

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
