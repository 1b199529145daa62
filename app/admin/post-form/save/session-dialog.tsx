import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from "react";
import { ApiError, errorTextOf, type ErrorText } from "#api/errors/errors.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { PasswordField } from "#app/ui/forms/password-field.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import type { AdminMessages } from "#i18n/admin/hu.ts";
import { useModal } from "#app/ui/dialogs/use-modal.ts";
import "#app/ui/dialogs/dialog.css";
import styles from "../../../ui/dialogs/dialog-form.module.css";

export interface SessionDialogProps {
  username: string;
  signIn: (password: string, code?: string) => Promise<void>;
  /** Another way to sign in, which tells when it has succeeded. */
  instead?: ((onSignedIn: () => void) => ReactNode) | undefined;
  /** Gets the focus after closing if the control that had it is gone. */
  saveButtonId: string;
  /** True after signing in, false when the editor cancels. */
  onResolve: (isSignedIn: boolean) => void;
}

/** Asks for the password when the session ended during a save. */
export function SessionDialog({ username, signIn, instead, saveButtonId, onResolve }: SessionDialogProps) {
  const messages = useAdminMessages();
  const { session, cancel } = messages.postForm;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [password, setPassword] = useState("");
  const [needsCode, setNeedsCode] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [formError, setFormError] = useState<ErrorText | null>(null);
  useModal(dialog, saveButtonId);
  useEffect(() => {
    dialog.current?.querySelector<HTMLInputElement>('input[name="password"]')?.focus();
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const code = new FormData(event.currentTarget).get("code");
    setIsBusy(true);
    setFormError(null);
    try {
      await (code === null ? signIn(password) : signIn(password, String(code)));
      onResolve(true);
    } catch (error) {
      setFormError(sessionError(error, messages));
      if (error instanceof ApiError && error.code === "second_factor_needed") setNeedsCode(true);
      setIsBusy(false);
      dialog.current?.querySelector<HTMLInputElement>('input[name="password"]')?.select();
    }
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onResolve(false);
      }}
    >
      <form onSubmit={(event) => void submit(event)} className={styles.form}>
        <h2 id={`${id}-title`} className={styles.title}>
          {session.title}
        </h2>
        <p id={`${id}-text`}>{session.text}</p>
        {formError && <Alert lang={formError.lang}>{formError.text}</Alert>}
        <Field label={session.username}>
          {(control) => (
            <input {...control} name="username" autoComplete="username" readOnly value={username} />
          )}
        </Field>
        <PasswordField
          label={session.password}
          showLabel={session.showPassword}
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        {needsCode && (
          <Field label={messages.accounts.code.label} hint={messages.accounts.code.hint}>
            {(control) => <input {...control} name="code" autoComplete="one-time-code" required />}
          </Field>
        )}
        {instead?.(() => onResolve(true))}
        <p className={styles.buttons}>
          <Button kind="quiet" onClick={() => onResolve(false)}>
            {cancel}
          </Button>
          <Button type="submit" busy={isBusy}>
            {isBusy ? session.signingIn : session.signIn}
          </Button>
        </p>
      </form>
    </dialog>
  );
}

export function sessionError(error: unknown, { accounts, postForm }: AdminMessages): ErrorText {
  const { wrong, failed } = postForm.session;
  const tooMany = error instanceof ApiError ? accounts.tryLater(error.retryMinutes) : undefined;
  const ownTexts = {
    wrong_credentials: wrong,
    too_many_attempts: tooMany,
    second_factor_needed: accounts.code.needed,
    wrong_second_factor: accounts.refusals.wrongCode,
  };
  return errorTextOf(error, ownTexts, failed);
}
