import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { Link } from "react-router";
import { accountLimits } from "#api/accounts/account-limits.ts";
import type {
  Credentials,
  NewAccount,
  RegistrationRequest,
  RegistrationState,
} from "#api/accounts/accounts.ts";
import type { ResetCode as ResetCodeAnswer } from "#api/accounts/own-account.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { registrationError, registrationFieldErrors } from "#app/admin/accounts/account-errors.ts";
import { AccountForm } from "#app/admin/accounts/account-form.tsx";
import { AccountPage } from "#app/admin/accounts/account-page.tsx";
import { ResetCode } from "#app/admin/accounts/reset-code.tsx";
import { useFragmentSecret } from "#app/admin/accounts/use-fragment-secret.ts";
import styles from "../account-form.module.css";

interface RegisterFormProps {
  signInPath: string;
  register: (request: RegistrationRequest) => Promise<NewAccount>;
  readRegistration: () => Promise<RegistrationState>;
  signIn: (credentials: Credentials) => Promise<void>;
  makeResetCode: () => Promise<ResetCodeAnswer>;
  /** Leaves the page, when somebody is signed in. */
  onSignedIn: () => void;
}

/** The form, or what came of it. */
export function RegisterForm(props: RegisterFormProps) {
  const { signInPath, readRegistration, onSignedIn } = props;
  const { accounts } = useAdminMessages();
  const texts = accounts.register;
  const [account, setAccount] = useState<NewAccount | null>(null);
  const [code, setCode] = useState<string | null>(null);
  const invitation = useFragmentSecret("invitation");

  // Where that fails, the form says why when it is sent.
  const { data: registration } = useQuery({ queryKey: ["registration"], queryFn: () => readRegistration() });
  const isClosed = registration?.way === "off" || (registration?.way === "invite" && invitation === null);

  if (code !== null) {
    return (
      <AccountPage title={accounts.resetCode.title}>
        <p>{accounts.resetCode.intro}</p>
        <ResetCode code={code} onDone={onSignedIn} />
      </AccountPage>
    );
  }
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
    <NewAccountForm
      {...props}
      registration={registration}
      invitation={invitation}
      onMade={setAccount}
      onCode={setCode}
    />
  );
}

interface NewAccountFormProps extends Omit<RegisterFormProps, "readRegistration"> {
  registration: RegistrationState | undefined;
  invitation: string | null;
  /** Called with an account in which nobody is signed in. */
  onMade: (account: NewAccount) => void;
  onCode: (code: string) => void;
}

/** Shows the rules for name and password beforehand; the server checks them. */
function NewAccountForm(props: NewAccountFormProps) {
  const { signInPath, registration, invitation, register } = props;
  const { accounts } = useAdminMessages();
  const texts = accounts.register;
  const { username, password } = accountLimits;
  // The owner, and whoever was invited, need nobody's approval.
  const labels = registration?.isFirst || invitation !== null ? texts.own : texts;
  return (
    <AccountForm
      title={labels.title}
      notice={invitation !== null && <Alert kind="note">{accounts.registration.invited}</Alert>}
      code={registration?.needsSetupCode && invitation === null ? accounts.setupCode : undefined}
      isNew
      hints={{
        username: texts.usernameRule(username.min, username.max),
        password: texts.passwordRule(password.min, password.max),
      }}
      submit={{ label: labels.submit, busyLabel: labels.submitting }}
      other={registration?.isFirst ? undefined : { path: signInPath, label: texts.hasAccount }}
      send={async (credentials, setupCode) => {
        const secrets = {
          ...(invitation !== null && { invitation }),
          ...(setupCode !== "" && { setupCode }),
        };
        const account = await register({ ...credentials, ...secrets });
        if (!account.approved || !(await enter(credentials, props))) props.onMade(account);
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

/** Signs in to a new account. The first one gets a code: there is nobody who could give it a link for a new password. */
async function enter(
  credentials: Credentials,
  { registration, signIn, makeResetCode, onCode, onSignedIn }: NewAccountFormProps,
): Promise<boolean> {
  try {
    await signIn(credentials);
  } catch (error) {
    console.warn("The account is there, but nobody is signed in", error);
    return false;
  }
  // A site that requires a second factor lets nobody do this before; the page of the account offers it too.
  const made = registration?.isFirst ? await makeResetCode().catch(() => null) : null;
  if (made) onCode(made.code);
  else onSignedIn();
  return true;
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
