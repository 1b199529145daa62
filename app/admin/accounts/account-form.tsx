import { useState, type FormEvent, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router";
import type { Credentials } from "#api/accounts/accounts.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { credentialNames, type CredentialErrors } from "./account-errors.ts";
import { AccountPage } from "./account-page.tsx";
import { CredentialFields, type CredentialFieldsProps } from "./credential-fields.tsx";
import { useIsHydrated } from "./use-is-hydrated.ts";
import styles from "./account-form.module.css";

interface AccountFormProps extends Pick<CredentialFieldsProps, "isNew" | "hints"> {
  title: string;
  /** Shown above the fields until a call fails. */
  notice?: ReactNode;
  submit: { label: string; busyLabel: string };
  /** Link to the other account form. */
  other: { path: string; label: string };
  /** A field below the two others. */
  code?: { label: string; hint: string } | undefined;
  /** Below the form: what stands in for it. */
  instead?: ReactNode;
  /** Throws `ApiError`. */
  send: (credentials: Credentials, code: string) => Promise<void>;
  showFormError: (error: unknown) => ReactNode;
  /** Picks the errors of a failed call that are shown at the fields. */
  fieldErrorsOf?: (error: unknown) => CredentialErrors;
}

export function AccountForm({
  title,
  notice,
  isNew,
  hints,
  submit,
  other,
  code,
  instead,
  send,
  showFormError,
  fieldErrorsOf = () => ({}),
}: AccountFormProps) {
  const { accounts } = useAdminMessages();
  const isHydrated = useIsHydrated();
  const [isSending, setIsSending] = useState(false);
  const [formError, setFormError] = useState<{ error: unknown } | null>(null);
  const [missing, setMissing] = useState<readonly (keyof Credentials)[]>([]);
  const missingErrors: CredentialErrors = {
    ...(missing.includes("username") && { username: accounts.usernameMissing }),
    ...(missing.includes("password") && { password: accounts.passwordMissing }),
  };

  async function submitForm(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const credentials = readCredentials(form);
    const empty = credentialNames.filter((name) => credentials[name] === "");
    // Synchronously, here and below, so that a screen reader hears the error together with the field.
    flushSync(() => {
      setMissing(empty);
      setFormError(null);
    });
    if (empty[0]) return inputOf(form, empty[0])?.focus();
    setIsSending(true);
    try {
      await send(credentials, String(new FormData(form).get("code") ?? ""));
    } catch (error) {
      flushSync(() => setFormError({ error }));
      const refused = fieldErrorsOf(error);
      const first = credentialNames.find((name) => refused[name]);
      if (first) inputOf(form, first)?.focus();
      else if (form.querySelector("[name=code]")) inputOf(form, "code")?.select();
      // A wrong password is to be retyped; that of a new account may well be right.
      else if (!isNew) inputOf(form, "password")?.select();
    } finally {
      setIsSending(false);
    }
  }

  return (
    <AccountPage title={title}>
      {formError ? showFormError(formError.error) : notice}
      <form className={styles.form} method="post" noValidate onSubmit={(event) => void submitForm(event)}>
        <CredentialFields
          isNew={isNew}
          hints={hints}
          errors={formError ? fieldErrorsOf(formError.error) : missingErrors}
        />
        {code && (
          <Field label={code.label} hint={code.hint}>
            {(control) => (
              <input
                {...control}
                name="code"
                autoComplete="one-time-code"
                autoCapitalize="none"
                spellCheck={false}
              />
            )}
          </Field>
        )}
        <Button type="submit" busy={isSending} disabled={!isHydrated}>
          {isSending ? submit.busyLabel : submit.label}
        </Button>
      </form>
      {instead && <div className={styles.instead}>{instead}</div>}
      <Link to={other.path} className={styles.other}>
        {other.label}
      </Link>
    </AccountPage>
  );
}

function readCredentials(form: HTMLFormElement): Credentials {
  const fields = new FormData(form);
  return { username: String(fields.get("username")), password: String(fields.get("password")) };
}

function inputOf(form: HTMLFormElement, name: keyof Credentials | "code"): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>(`[name=${name}]`);
}
