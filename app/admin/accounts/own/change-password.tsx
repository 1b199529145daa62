import { useState, type FormEvent } from "react";
import { accountLimits } from "#api/accounts/account-limits.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { CallAlert } from "#app/admin/accounts/call-alert.tsx";
import { Panel } from "#app/ui/layout/panel.tsx";
import { useCall } from "#app/admin/calls/use-call.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { PasswordField } from "#app/ui/forms/password-field.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import styles from "./own-account.module.css";

interface ChangePasswordProps {
  onChanged: () => void;
}

export function ChangePassword({ onChanged }: ChangePasswordProps) {
  const { api, username } = useAdmin();
  const { accounts } = useAdminMessages();
  const texts = accounts.changePassword;
  const { min, max } = accountLimits.password;
  const { isBusy, failure, run } = useCall();
  const [isDone, setIsDone] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const change = { present: String(fields.get("present")), password: String(fields.get("password")) };
    setIsDone(false);
    if (!(await run(() => api.changePassword(change)))) return;
    form.reset();
    setIsDone(true);
    onChanged();
  }

  return (
    <Panel title={texts.title} intro={texts.intro}>
      <CallAlert failure={failure} />
      {isDone && <Alert kind="success">{texts.done}</Alert>}
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        {/* For password managers. */}
        <input type="hidden" name="username" autoComplete="username" value={username} />
        <PasswordField
          name="present"
          label={texts.present}
          showLabel={accounts.showPassword}
          autoComplete="current-password"
          required
        />
        <PasswordField
          name="password"
          label={texts.password}
          hint={accounts.register.passwordRule(min, max)}
          showLabel={accounts.showPassword}
          autoComplete="new-password"
          required
        />
        <Button type="submit" busy={isBusy}>
          {texts.submit}
        </Button>
      </form>
    </Panel>
  );
}
