import { useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import { accountLimits } from "#api/accounts/account-limits.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { PasswordField } from "#app/ui/forms/password-field.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { AccountPage } from "./account-page.tsx";
import { CallAlert } from "./call-alert.tsx";
import { useIsHydrated } from "./use-is-hydrated.ts";
import styles from "./account-form.module.css";

interface NewPasswordFormProps {
  /** Takes the new password. */
  save: (password: string) => Promise<void>;
}

/** The page behind the link that an administrator gives to somebody who has forgotten their password. */
export function NewPasswordForm({ save }: NewPasswordFormProps) {
  const { accounts } = useAdminMessages();
  const { signInLink: texts, register } = accounts;
  const { min, max } = accountLimits.password;
  const isHydrated = useIsHydrated();
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const [isMissing, setIsMissing] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSaving) return;
    const form = event.currentTarget;
    const password = String(new FormData(form).get("password"));
    // Synchronously, here and below, so that a screen reader hears the error together with the field.
    flushSync(() => {
      setIsMissing(password === "");
      setFailure(null);
    });
    const field = form.querySelector<HTMLInputElement>("[name=password]");
    if (password === "") return field?.focus();
    setIsSaving(true);
    try {
      await save(password);
    } catch (error) {
      flushSync(() => setFailure({ error }));
      field?.focus();
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <AccountPage title={texts.title}>
      <CallAlert failure={failure} />
      <p>{texts.intro}</p>
      <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
        <PasswordField
          name="password"
          label={texts.password}
          error={isMissing ? accounts.passwordMissing : undefined}
          showLabel={accounts.showPassword}
          hint={register.passwordRule(min, max)}
          autoComplete="new-password"
          required
        />
        <Button type="submit" busy={isSaving} disabled={!isHydrated}>
          {texts.submit}
        </Button>
      </form>
    </AccountPage>
  );
}
