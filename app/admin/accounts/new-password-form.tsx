import { accountLimits } from "#api/accounts/account-limits.ts";
import { typedIn, useForm } from "#app/admin/calls/use-form.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { PasswordField } from "#app/ui/forms/password-field.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
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
  const { isBusy, failure, errors, submit } = useForm({
    read: (fields) => typedIn(fields, "password"),
    check: (password) => (password === "" ? { password: accounts.passwordMissing } : {}),
    send: save,
    retyped: ["password"],
  });
  return (
    <AccountPage title={texts.title}>
      <CallAlert failure={failure} />
      <p>{texts.intro}</p>
      <form className={styles.form} method="post" noValidate onSubmit={submit}>
        <PasswordField
          name="password"
          label={texts.password}
          error={errors["password"]}
          showLabel={accounts.showPassword}
          hint={register.passwordRule(min, max)}
          autoComplete="new-password"
          required
        />
        <Button type="submit" busy={isBusy} disabled={!isHydrated}>
          {texts.submit}
        </Button>
      </form>
    </AccountPage>
  );
}
