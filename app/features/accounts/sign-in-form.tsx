import { useRef, useState, type FormEvent, type ReactNode } from "react";
import { Link } from "react-router";
import type { Credentials } from "#api/accounts.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { useDeskMessages } from "#i18n/desk-messages.ts";
import { signInFailure } from "./account-failure.ts";
import { AccountPage } from "./account-page.tsx";
import { readCredentials, type Missing } from "./read-credentials.ts";
import { useIsInteractive } from "./use-is-interactive.ts";
import styles from "./account-form.module.css";

interface SignInFormProps {
  /** Why it is shown, when that is not plain. */
  notice?: ReactNode;
  registerPath: string;
  /** Throws ApiError. */
  signIn: (credentials: Credentials) => Promise<void>;
}

/** Asks for a name and a password. */
export function SignInForm({ notice, registerPath, signIn }: SignInFormProps) {
  const { accounts } = useDeskMessages();
  const isInteractive = useIsInteractive();
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [missing, setMissing] = useState<Missing>({});
  const passwordInput = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const typed = readCredentials(event.currentTarget);
    setMissing(typed.missing);
    setFailure(null);
    if (!typed.credentials) return;
    setIsSending(true);
    try {
      await signIn(typed.credentials);
    } catch (error) {
      setFailure(error);
      passwordInput.current?.select();
    } finally {
      setIsSending(false);
    }
  }

  return (
    <AccountPage title={accounts.signIn.title}>
      {failure === null && notice}
      {failure !== null && <Alert>{signInFailure(failure, accounts)}</Alert>}
      <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
        <Field label={accounts.username} error={missing.username && accounts.usernameMissing}>
          {(control) => (
            <input
              {...control}
              name="username"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
          )}
        </Field>
        <PasswordField
          ref={passwordInput}
          name="password"
          label={accounts.password}
          error={missing.password && accounts.passwordMissing}
          showLabel={accounts.showPassword}
          autoComplete="current-password"
          required
        />
        <Button type="submit" busy={isSending} disabled={!isInteractive}>
          {isSending ? accounts.signIn.submitting : accounts.signIn.submit}
        </Button>
      </form>
      <Link to={registerPath} className={styles.other}>
        {accounts.signIn.toRegister}
      </Link>
    </AccountPage>
  );
}
