import { useState } from "react";
import { Link } from "react-router";
import { accountLimits } from "#api/account-limits.ts";
import type { Credentials, NewAccount } from "#api/accounts.ts";
import { Alert } from "#app/ui/alert.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { registrationError, registrationFieldErrors } from "./account-errors.ts";
import { AccountForm } from "./account-form.tsx";
import { AccountPage } from "./account-page.tsx";
import styles from "./account-form.module.css";

interface RegisterFormProps {
  signInPath: string;
  register: (credentials: Credentials) => Promise<NewAccount>;
}

/** Shows the rules for name and password beforehand; the server checks them. */
export function RegisterForm({ signInPath, register }: RegisterFormProps) {
  const { accounts } = useAdminMessages();
  const texts = accounts.register;
  const { username, password } = accountLimits;
  const [account, setAccount] = useState<NewAccount | null>(null);

  if (account) {
    return (
      <AccountPage title={texts.title}>
        <Alert kind="success" details={<p>{account.approved ? texts.first : texts.waits}</p>}>
          {texts.successful}
        </Alert>
        <Link to={signInPath} className={styles.other}>
          {texts.toSignIn}
        </Link>
      </AccountPage>
    );
  }

  return (
    <AccountForm
      title={texts.title}
      isNew
      hints={{
        username: texts.usernameRule(username.min, username.max),
        password: texts.passwordRule(password.min, password.max),
      }}
      submit={{ label: texts.submit, busyLabel: texts.submitting }}
      other={{ path: signInPath, label: texts.hasAccount }}
      send={async (credentials) => setAccount(await register(credentials))}
      fieldErrorsOf={(error) => registrationFieldErrors(error, accounts)}
      showFormError={(error) => {
        const reason = registrationError(error, accounts);
        return (
          <Alert details={reason && <span lang={reason.lang}>{reason.text}</span>}>{texts.failed}</Alert>
        );
      }}
    />
  );
}
