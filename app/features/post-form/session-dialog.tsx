import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import { ApiError } from "#api/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { useDeskMessages } from "#i18n/desk-messages.ts";
import { useModal } from "./use-modal.ts";
import "#app/ui/dialog.css";
import styles from "./session-dialog.module.css";

interface SessionDialogProps {
  username: string;
  signIn: (password: string) => Promise<void>;
  /** Takes the focus afterwards when nothing else can. */
  saveButtonId: string;
  /** True when the session goes on, false when the editor gave up. */
  onAnswer: (isSignedIn: boolean) => void;
}

/** Asks for the password where the session ended, so that saving goes on. */
export function SessionDialog({ username, signIn, saveButtonId, onAnswer }: SessionDialogProps) {
  const { session, cancel } = useDeskMessages().postForm;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [password, setPassword] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useModal(dialog, saveButtonId);
  useEffect(() => {
    dialog.current?.querySelector<HTMLInputElement>('input[name="password"]')?.focus();
  }, []);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      await signIn(password);
      onAnswer(true);
    } catch (error) {
      const code = error instanceof ApiError ? error.code : "internal";
      setFailure(
        code === "wrong_credentials"
          ? session.wrong
          : code === "too_many_attempts"
            ? session.tooMany
            : session.failed,
      );
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
        onAnswer(false);
      }}
    >
      <form onSubmit={(event) => void submit(event)} className={styles.form}>
        <h2 id={`${id}-title`} className={styles.title}>
          {session.title}
        </h2>
        <p id={`${id}-text`}>{session.text}</p>
        {failure && <Alert>{failure}</Alert>}
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
        <p className={styles.buttons}>
          <Button kind="quiet" onClick={() => onAnswer(false)}>
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
