import { Field } from "#app/ui/forms/field.tsx";
import { PasswordField } from "#app/ui/forms/password-field.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import type { CredentialErrors } from "./account-errors.ts";

export interface CredentialFieldsProps {
  /** Whether the form registers a new account. */
  isNew: boolean;
  hints?: { username: string; password: string } | undefined;
  errors: CredentialErrors;
}

/** Username and password. */
export function CredentialFields({ isNew, hints, errors }: CredentialFieldsProps) {
  const { accounts } = useAdminMessages();
  return (
    <>
      <Field label={accounts.username} error={errors.username} hint={hints?.username}>
        {(control) => (
          <input
            {...control}
            name="username"
            autoComplete={isNew ? "username" : "username webauthn"}
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        )}
      </Field>
      <PasswordField
        name="password"
        label={accounts.password}
        error={errors.password}
        showLabel={accounts.showPassword}
        hint={hints?.password}
        autoComplete={isNew ? "new-password" : "current-password"}
        required
      />
    </>
  );
}
