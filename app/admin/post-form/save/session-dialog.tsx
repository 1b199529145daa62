import { useEffect, useRef, useState } from "react";
import { ApiError, errorTextOf, type ErrorText } from "#api/errors/errors.ts";
import { typedIn, useForm } from "#app/admin/calls/use-form.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { FormDialog } from "#app/ui/dialogs/form-dialog.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { PasswordField } from "#app/ui/forms/password-field.tsx";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import type { AdminMessages } from "#i18n/admin/hu.ts";
import { usePostForm } from "#app/admin/post-form/store/form-context.ts";

interface SessionDialogProps {
  /** True after signing in, false when the editor cancels. */
  onResolve: (isSignedIn: boolean) => void;
}

/** Asks for the password when the session ended during a save. */
export function SessionDialog({ onResolve }: SessionDialogProps) {
  const messages = useAdminMessages();
  const { accounts, postForm } = messages;
  const { session, cancel } = postForm;
  const { saveButtonId } = usePostForm();
  const { username, PasskeyButton } = useAdmin();
  const form = useRef<HTMLFormElement>(null);
  const { isBusy, failure, submit, needsCode } = useSigningIn(onResolve);
  const told = failure && sessionError(failure.error, messages);
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input[name="password"]')?.focus(), []);
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
      onSubmit={submit}
      onCancel={() => onResolve(false)}
    >
      {told && <Alert lang={told.lang}>{told.text}</Alert>}
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

function useSigningIn(onResolve: SessionDialogProps["onResolve"]) {
  const { signInAgain } = useAdmin();
  const [needsCode, setNeedsCode] = useState(false);
  const form = useForm({
    retyped: ["password"],
    read: (fields) => ({ password: typedIn(fields, "password"), code: typedIn(fields, "code") }),
    async send({ password, code }) {
      try {
        await signInAgain(password, code || undefined);
      } catch (error) {
        if (error instanceof ApiError && error.code === "second_factor_needed") setNeedsCode(true);
        throw error;
      }
      onResolve(true);
    },
  });
  return { ...form, needsCode };
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
