import { useState, type FormEvent } from "react";
import { Link } from "react-router";
import { accountLimits } from "#api/account-limits.ts";
import type { Credentials, NewAccount } from "#api/accounts.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { useDeskMessages } from "#i18n/desk-messages.ts";
import { registrationFailure } from "./account-failure.ts";
import { AccountPage } from "./account-page.tsx";
import { readCredentials, type Missing } from "./read-credentials.ts";
import { useIsInteractive } from "./use-is-interactive.ts";
import styles from "./account-form.module.css";

interface RegisterFormProps {
  signInPath: string;
  /** Throws ApiError. */
  register: (credentials: Credentials) => Promise<NewAccount>;
}

type Outcome = { account: NewAccount } | { failure: unknown } | null;

/** Asks for the name and the password of a new account. The server judges them; the rules are told before. */
export function RegisterForm({ signInPath, register }: RegisterFormProps) {
  const { accounts } = useDeskMessages();
  const texts = accounts.register;
  const isInteractive = useIsInteractive();
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [missing, setMissing] = useState<Missing>({});

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const typed = readCredentials(event.currentTarget);
    setMissing(typed.missing);
    setOutcome(null);
    if (!typed.credentials) return;
    setIsSending(true);
    try {
      setOutcome({ account: await register(typed.credentials) });
    } catch (failure) {
      setOutcome({ failure });
    } finally {
      setIsSending(false);
    }
  }

  if (outcome && "account" in outcome) {
    return (
      <AccountPage title={texts.title}>
        <Alert kind="success" details={<p>{outcome.account.approved ? texts.first : texts.waits}</p>}>
          {texts.successful}
        </Alert>
        <Link to={signInPath} className={styles.other}>
          {texts.toSignIn}
        </Link>
      </AccountPage>
    );
  }

  return (
    <AccountPage title={texts.title}>
      {outcome && <Alert details={registrationFailure(outcome.failure, accounts)}>{texts.failed}</Alert>}
      <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label={accounts.username}
          error={missing.username && accounts.usernameMissing}
          hint={texts.usernameRule(accountLimits.username.min, accountLimits.username.max)}
        >
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
          name="password"
          label={accounts.password}
          error={missing.password && accounts.passwordMissing}
          showLabel={accounts.showPassword}
          hint={texts.passwordRule(accountLimits.password.min, accountLimits.password.max)}
          autoComplete="new-password"
          required
        />
        <Button type="submit" busy={isSending} disabled={!isInteractive}>
          {isSending ? texts.submitting : texts.submit}
        </Button>
      </form>
      <Link to={signInPath} className={styles.other}>
        {texts.hasAccount}
      </Link>
    </AccountPage>
  );
}
