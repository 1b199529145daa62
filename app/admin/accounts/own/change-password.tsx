import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { typedIn, useForm } from "#app/admin/calls/use-form.ts";
import { CallAlert } from "#app/admin/accounts/call-alert.tsx";
import { NewPasswordField } from "#app/admin/accounts/new-password-field.tsx";
import { PresentPassword } from "#app/admin/accounts/present-password.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { Panel } from "#app/ui/layout/panel.tsx";
import { Alert } from "#app/ui/notices/alert.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import form from "../panel-form.module.css";

interface ChangePasswordProps {
  onChanged: () => void;
}

export function ChangePassword({ onChanged }: ChangePasswordProps) {
  const { api, username } = useAdmin();
  const { accounts } = useAdminMessages();
  const texts = accounts.changePassword;
  const { isBusy, failure, isSent, submit } = useForm({
    resets: true,
    read: (fields) => ({ present: typedIn(fields, "present"), password: typedIn(fields, "password") }),
    async send(change) {
      await api.changePassword(change);
      onChanged();
    },
  });
  return (
    <Panel title={texts.title} intro={texts.intro}>
      <CallAlert failure={failure} />
      {isSent && <Alert kind="success">{texts.done}</Alert>}
      <form className={form.form} onSubmit={submit}>
        {/* For password managers. */}
        <input type="hidden" name="username" autoComplete="username" value={username} />
        <PresentPassword />
        <NewPasswordField label={texts.password} />
        <Button type="submit" busy={isBusy}>
          {texts.submit}
        </Button>
      </form>
    </Panel>
  );
}
