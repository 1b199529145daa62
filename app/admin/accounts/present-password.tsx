import { PasswordField } from "#app/ui/forms/password-field.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";

/** Asks for the password of who is signed in; the field's name is `present`. */
export function PresentPassword() {
  const { changePassword, showPassword } = useAdminMessages().accounts;
  return (
    <PasswordField
      name="present"
      label={changePassword.present}
      showLabel={showPassword}
      autoComplete="current-password"
      required
    />
  );
}
