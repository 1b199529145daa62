import { accountLimits } from "#api/accounts/account-limits.ts";
import { PasswordField } from "#app/ui/forms/password-field.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";

interface NewPasswordFieldProps {
  label: string;
  error?: string | undefined;
}

/** The field `password` for a new one, with the rule for it. */
export function NewPasswordField({ label, error }: NewPasswordFieldProps) {
  const { register, showPassword } = useAdminMessages().accounts;
  const { min, max } = accountLimits.password;
  return (
    <PasswordField
      name="password"
      label={label}
      error={error}
      hint={register.passwordRule(min, max)}
      showLabel={showPassword}
      autoComplete="new-password"
      required
    />
  );
}
