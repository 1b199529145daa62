import { useRef, useState, useSyncExternalStore, type FormEvent, type ReactNode } from "react";
import { Link } from "react-router";
import type { Credentials } from "#api/accounts.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { AccountPage } from "./account-page.tsx";
import styles from "./account-form.module.css";

interface AccountFormProps {
  title: string;
  /** Shown above the fields until a call fails. */
  notice?: ReactNode;
  /** Whether the form registers a new account. */
  isNew: boolean;
  hints?: { username: string; password: string };
  submit: { label: string; busyLabel: string };
  /** Link to the other account form. */
  other: { path: string; label: string };
  /** Throws `ApiError`. */
  send: (credentials: Credentials) => Promise<void>;
  showFormError: (error: unknown) => ReactNode;
}

export function AccountForm({
  title,
  notice,
  isNew,
  hints,
  submit,
  other,
  send,
  showFormError,
}: AccountFormProps) {
  const { accounts } = useAdminMessages();
  const isHydrated = useIsHydrated();
  const [isSending, setIsSending] = useState(false);
  const [formError, setFormError] = useState<{ error: unknown } | null>(null);
  const [missing, setMissing] = useState<ReadonlySet<keyof Credentials>>(new Set());
  const passwordInput = useRef<HTMLInputElement>(null);

  async function submitForm(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const { credentials, empty } = readCredentials(event.currentTarget);
    setMissing(new Set(empty));
    setFormError(null);
    if (empty.length > 0) return;
    setIsSending(true);
    try {
      await send(credentials);
    } catch (error) {
      setFormError({ error });
      // A wrong password is to be retyped; that of a new account may well be right.
      if (!isNew) passwordInput.current?.select();
    } finally {
      setIsSending(false);
    }
  }

  return (
    <AccountPage title={title}>
      {formError ? showFormError(formError.error) : notice}
      <form className={styles.form} method="post" noValidate onSubmit={(event) => void submitForm(event)}>
        <Field
          label={accounts.username}
          error={missing.has("username") && accounts.usernameMissing}
          hint={hints?.username}
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
          ref={passwordInput}
          name="password"
          label={accounts.password}
          error={missing.has("password") ? accounts.passwordMissing : undefined}
          showLabel={accounts.showPassword}
          hint={hints?.password}
          autoComplete={isNew ? "new-password" : "current-password"}
          required
        />
        <Button type="submit" busy={isSending} disabled={!isHydrated}>
          {isSending ? submit.busyLabel : submit.label}
        </Button>
      </form>
      <Link to={other.path} className={styles.other}>
        {other.label}
      </Link>
    </AccountPage>
  );
}

/** Also moves the focus to the first empty field. */
function readCredentials(form: HTMLFormElement): { credentials: Credentials; empty: (keyof Credentials)[] } {
  const fields = new FormData(form);
  const credentials = { username: String(fields.get("username")), password: String(fields.get("password")) };
  const empty = (["username", "password"] as const).filter((name) => credentials[name] === "");
  const [first] = empty;
  if (first) form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  return { credentials, empty };
}

const subscribeToNothing = () => () => {};

/** False in the server's HTML: a form submitted before hydration would leave the page. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
