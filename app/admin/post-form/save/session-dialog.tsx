import { useEffect, useRef, useState } from "react";
import { ApiError, errorTextOf, type ErrorText } from "#api/errors/errors.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { FormDialog } from "#app/ui/dialogs/form-dialog.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { PasswordField } from "#app/ui/forms/password-field.tsx";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import type { AdminMessages } from "#i18n/admin/hu.ts";
import { usePostForm } from "#app/admin/post-form/form-context.ts";

interface SessionDialogProps {
  /** True after signing in, false when the editor cancels. */
  onResolve: (isSignedIn: boolean) => void;
}

/** Asks for the password when the session ended during a save. */
export function SessionDialog({ onResolve }: SessionDialogProps) {
  const { accounts, postForm } = useAdminMessages();
  const { session, cancel } = postForm;
  const { saveButtonId } = usePostForm();
  const { username, PasskeyButton } = useAdmin();
  const form = useRef<HTMLFormElement>(null);
  const { password, setPassword, needsCode, isBusy, failure, signIn } = useSigningIn(onResolve, () =>
    passwordIn(form.current)?.select(),
  );
  useEffect(() => passwordIn(form.current)?.focus(), []);
  useSignedInAround(onResolve);

  return (
    <FormDialog
      ref={form}
      title={session.title}
      text={session.text}
      confirm={isBusy ? session.signingIn : session.signIn}
      cancel={cancel}
      busy={isBusy}
      fallbackId={saveButtonId}
      onSubmit={({ currentTarget }) => void signIn(new FormData(currentTarget).get("code"))}
      onCancel={() => onResolve(false)}
    >
      {failure && <Alert lang={failure.lang}>{failure.text}</Alert>}
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
        <Field label={accounts.code.label} hint={accounts.code.hint}>
          {(control) => <input {...control} name="code" autoComplete="one-time-code" required />}
        </Field>
      )}
      <PasskeyButton onSignedIn={() => onResolve(true)} />
    </FormDialog>
  );
}

/** Another call may find the session lost, too, and then the page's own form asks over this one: who has answered there is not asked twice. */
function useSignedInAround(onResolve: SessionDialogProps["onResolve"]): void {
  const { isSignedIn, username } = useAdmin();
  const [writer] = useState(username);
  const wasLost = useRef(false);
  useEffect(() => {
    if (!isSignedIn) wasLost.current = true;
    else if (wasLost.current && username === writer) onResolve(true);
  }, [isSignedIn, username, writer, onResolve]);
}

function passwordIn(form: HTMLFormElement | null) {
  return form?.querySelector<HTMLInputElement>('input[name="password"]');
}

function useSigningIn(onResolve: SessionDialogProps["onResolve"], onRefused: () => void) {
  const messages = useAdminMessages();
  const { signInAgain } = useAdmin();
  const [password, setPassword] = useState("");
  const [needsCode, setNeedsCode] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<ErrorText | null>(null);

  async function signIn(code: FormDataEntryValue | null): Promise<void> {
    setIsBusy(true);
    setFailure(null);
    try {
      await signInAgain(password, code === null ? undefined : String(code));
      onResolve(true);
    } catch (error) {
      setFailure(sessionError(error, messages));
      if (error instanceof ApiError && error.code === "second_factor_needed") setNeedsCode(true);
      setIsBusy(false);
      onRefused();
    }
  }

  return { password, setPassword, needsCode, isBusy, failure, signIn };
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
