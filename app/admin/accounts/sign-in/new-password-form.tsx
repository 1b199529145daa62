import { typedIn, useForm } from "#app/admin/calls/use-form.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { AccountPage } from "#app/admin/accounts/account-page.tsx";
import { CallAlert } from "#app/admin/accounts/call-alert.tsx";
import { NewPasswordField } from "#app/admin/accounts/new-password-field.tsx";
import styles from "../account-form.module.css";

interface NewPasswordFormProps {
  /** Takes the new password. */
  save: (password: string) => Promise<void>;
}

/** The page behind the link that an administrator gives to somebody who has forgotten their password. */
export function NewPasswordForm({ save }: NewPasswordFormProps) {
  const { accounts } = useAdminMessages();
  const { signInLink: texts } = accounts;
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
      <form className={styles.form} method="dialog" noValidate onSubmit={submit}>
        <NewPasswordField label={texts.password} error={errors["password"]} />
        <Button type="submit" busy={isBusy}>
          {texts.submit}
        </Button>
      </form>
    </AccountPage>
  );
}
