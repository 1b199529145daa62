import { useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import type { Credentials, SignIn } from "#api/accounts/accounts.ts";
import { Alert } from "#app/ui/alert.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { isWaitingForApproval, needsSecondFactorCode, signInError } from "./account-errors.ts";
import { AccountForm } from "./account-form.tsx";
import { PasskeySignIn, type PasskeyCeremonies } from "./passkeys/passkey-sign-in.tsx";

interface SignInFormProps {
  /** The reason for the form, when it is not obvious. */
  notice?: ReactNode;
  registerPath: string;
  signIn: (credentials: SignIn) => Promise<void>;
  passkeys: PasskeyCeremonies;
}

export function SignInForm({ notice, registerPath, signIn, passkeys }: SignInFormProps) {
  const { accounts } = useAdminMessages();
  const texts = accounts.signIn;
  const [needsCode, setNeedsCode] = useState(false);

  async function send(credentials: Credentials, code: string): Promise<void> {
    try {
      await signIn({ ...credentials, ...(code !== "" && { code }) });
    } catch (error) {
      // Synchronously, so that the field is there when it is to get the focus.
      if (needsSecondFactorCode(error)) flushSync(() => setNeedsCode(true));
      throw error;
    }
  }

  return (
    <AccountForm
      title={texts.title}
      notice={notice}
      isNew={false}
      submit={{ label: texts.submit, busyLabel: texts.submitting }}
      other={{ path: registerPath, label: texts.toRegister }}
      code={needsCode ? accounts.code : undefined}
      instead={<PasskeySignIn passkeys={passkeys} />}
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
