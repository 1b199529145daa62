import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router";
import type { Credentials, RegistrationState, SignIn } from "#api/accounts/accounts.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import {
  isWaitingForApproval,
  needsSecondFactorCode,
  signInError,
} from "#app/admin/accounts/account-errors.ts";
import { AccountForm } from "#app/admin/accounts/account-form.tsx";
import { AccountPage } from "#app/admin/accounts/account-page.tsx";
import styles from "../account-form.module.css";
import { PasskeySignIn, type PasskeyCeremonies } from "#app/admin/accounts/passkeys/passkey-sign-in.tsx";

interface SignInFormProps {
  /** The reason for the form, when it is not obvious. */
  notice?: ReactNode;
  registerPath: string;
  forgottenPath: string;
  signIn: (credentials: SignIn) => Promise<void>;
  passkeys: PasskeyCeremonies;
  readRegistration: () => Promise<RegistrationState>;
}

/** On a site without accounts it leads to the first one: there is nobody yet who could sign in. */
export function SignInForm(props: SignInFormProps) {
  const { notice, registerPath, forgottenPath, signIn, passkeys, readRegistration } = props;
  const { accounts } = useAdminMessages();
  const texts = accounts.signIn;
  const [needsCode, setNeedsCode] = useState(false);
  const { data: registration } = useQuery({ queryKey: ["registration"], queryFn: readRegistration });

  async function send(credentials: Credentials, code: string): Promise<void> {
    try {
      await signIn({ ...credentials, ...(code !== "" && { code }) });
    } catch (error) {
      // Synchronously, so that the field is there when it is to get the focus.
      if (needsSecondFactorCode(error)) flushSync(() => setNeedsCode(true));
      throw error;
    }
  }

  if (registration?.isFirst && registration.way !== "off") return <FirstRun registerPath={registerPath} />;

  return (
    <AccountForm
      title={texts.title}
      notice={notice}
      isNew={false}
      submit={{ label: texts.submit, busyLabel: texts.submitting }}
      other={{ path: registerPath, label: texts.toRegister }}
      code={needsCode ? accounts.code : undefined}
      instead={
        <>
          <PasskeySignIn passkeys={passkeys} />
          <Link to={forgottenPath} className={styles.other}>
            {accounts.emails.forgotten.link}
          </Link>
        </>
      }
      send={send}
      showFormError={(error) => {
        const { text, lang } = signInError(error, accounts);
        const isRight = needsSecondFactorCode(error) || isWaitingForApproval(error);
        return (
          <Alert kind={isRight ? "note" : "error"} lang={lang}>
            {text}
          </Alert>
        );
      }}
    />
  );
}

function FirstRun({ registerPath }: Pick<SignInFormProps, "registerPath">) {
  const { title, text, action } = useAdminMessages().accounts.firstRun;
  return (
    <AccountPage title={title}>
      <p>{text}</p>
      <Link to={registerPath} className={styles.other}>
        {action}
      </Link>
    </AccountPage>
  );
}
