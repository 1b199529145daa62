import { useEffect, useId, useRef, type FormEvent } from "react";
import { isSessionLost } from "#api/errors.ts";
import { PasskeyAlert } from "#app/admin/accounts/passkeys/passkey-alert.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useCall } from "#app/admin/calls/use-call.ts";
import { PasswordField } from "#app/ui/forms/password-field.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import "#app/ui/dialogs/dialog.css";
import form from "../../../ui/dialogs/dialog-form.module.css";

interface ProofDialogProps {
  /** Shows the browser's own question. */
  proveByPasskey: () => Promise<unknown>;
  onDone: (isProved: boolean) => void;
}

/** Asks for the password or a passkey while it is mounted; closing returns the focus to where it was. */
export function ProofDialog({ proveByPasskey, onDone }: ProofDialogProps) {
  const { api } = useAdmin();
  const { proof: texts, changePassword, showPassword } = useAdminMessages().accounts;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { isBusy, failure, run } = useCall();

  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  async function prove(by: () => Promise<unknown>): Promise<void> {
    const isProved = await run(() =>
      by().catch((error: unknown) => {
        // The form that asks to sign in again would lie behind the dialog.
        if (isSessionLost(error)) onDone(false);
        throw error;
      }),
    );
    if (isProved) onDone(true);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    // In React it would bubble to a form around.
    event.stopPropagation();
    const present = String(new FormData(event.currentTarget).get("present"));
    void prove(() => api.proveByPassword(present));
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        if (!isBusy) onDone(false);
      }}
      onClose={() => onDone(false)}
    >
      <form className={form.form} onSubmit={submit}>
        <h2 id={`${id}-title`} className={form.title}>
          {texts.title}
        </h2>
        <p id={`${id}-text`}>{texts.text}</p>
        <PasskeyAlert failure={failure} />
        <PasswordField
          name="present"
          label={changePassword.present}
          showLabel={showPassword}
          autoComplete="current-password"
          required
        />
        <p className={form.buttons}>
          <Button kind="quiet" busy={isBusy} onClick={() => onDone(false)}>
            {texts.cancel}
          </Button>
          <Button kind="quiet" busy={isBusy} onClick={() => void prove(proveByPasskey)}>
            {texts.byPasskey}
          </Button>
          <Button type="submit" busy={isBusy}>
            {texts.confirm}
          </Button>
        </p>
      </form>
    </dialog>
  );
}
