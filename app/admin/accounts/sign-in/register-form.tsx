import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { Link } from "react-router";
import { accountLimits } from "#api/accounts/account-limits.ts";
import type { NewAccount, RegistrationRequest, RegistrationState } from "#api/accounts/accounts.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { registrationError, registrationFieldErrors } from "#app/admin/accounts/account-errors.ts";
import { AccountForm } from "#app/admin/accounts/account-form.tsx";
import { AccountPage } from "#app/admin/accounts/account-page.tsx";
import { useFragmentSecret } from "#app/admin/accounts/use-fragment-secret.ts";
import styles from "../account-form.module.css";

interface RegisterFormProps {
  signInPath: string;
  register: (request: RegistrationRequest) => Promise<NewAccount>;
  readRegistration: () => Promise<RegistrationState>;
}

/** Shows the rules for name and password beforehand; the server checks them. */
export function RegisterForm({ signInPath, register, readRegistration }: RegisterFormProps) {
  const { accounts } = useAdminMessages();
  const texts = accounts.register;
  const { username, password } = accountLimits;
  const [account, setAccount] = useState<NewAccount | null>(null);
  const invitation = useFragmentSecret("invitation");

  // Where that fails, the form says why when it is sent.
  const { data: registration } = useQuery({ queryKey: ["registration"], queryFn: () => readRegistration() });
  const isClosed = registration?.way === "off" || (registration?.way === "invite" && invitation === null);

  if (account) {
    const text = invitation === null ? texts.first : accounts.registration.ready;
    return (
      <RegisterNotice signInPath={signInPath} takesFocus>
        <Alert kind="success" details={<p>{account.approved ? text : texts.waits}</p>}>
          {texts.successful}
        </Alert>
      </RegisterNotice>
    );
  }
  if (isClosed && !registration.isFirst) {
    return (
      <RegisterNotice signInPath={signInPath}>
        <Alert kind="note">
          {registration.way === "off" ? accounts.registration.off : accounts.registration.closed}
        </Alert>
      </RegisterNotice>
    );
  }
  return (
    <AccountForm
      title={registration?.isFirst ? accounts.firstRun.title : texts.title}
      notice={invitation !== null && <Alert kind="note">{accounts.registration.invited}</Alert>}
      code={registration?.needsSetupCode && invitation === null ? accounts.setupCode : undefined}
      isNew
      hints={{
        username: texts.usernameRule(username.min, username.max),
        password: texts.passwordRule(password.min, password.max),
      }}
      submit={{ label: texts.submit, busyLabel: texts.submitting }}
      other={{ path: signInPath, label: texts.hasAccount }}
      send={async (credentials, setupCode) => {
        const secrets = {
          ...(invitation !== null && { invitation }),
          ...(setupCode !== "" && { setupCode }),
        };
        setAccount(await register({ ...credentials, ...secrets }));
      }}
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

interface RegisterNoticeProps {
  signInPath: string;
  /** Whether the form is gone, with the field that had the focus. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** Stands in the place of the form, with the way to sign in. */
function RegisterNotice({ signInPath, takesFocus = false, children }: RegisterNoticeProps) {
  const texts = useAdminMessages().accounts.register;
  return (
    <AccountPage title={texts.title}>
      {children}
      <Link ref={takesFocus ? focus : undefined} to={signInPath} className={styles.other}>
        {texts.toSignIn}
      </Link>
    </AccountPage>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}
