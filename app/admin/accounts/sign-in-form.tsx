import type { ReactNode } from "react";
import type { Credentials } from "#api/accounts.ts";
import { Alert } from "#app/ui/alert.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { signInError } from "./account-errors.ts";
import { AccountForm } from "./account-form.tsx";

interface SignInFormProps {
  /** The reason for the form, when it is not obvious. */
  notice?: ReactNode;
  registerPath: string;
  signIn: (credentials: Credentials) => Promise<void>;
}

export function SignInForm({ notice, registerPath, signIn }: SignInFormProps) {
  const { accounts } = useAdminMessages();
  const texts = accounts.signIn;
  return (
    <AccountForm
      title={texts.title}
      notice={notice}
      isNew={false}
      submit={{ label: texts.submit, busyLabel: texts.submitting }}
      other={{ path: registerPath, label: texts.toRegister }}
      send={signIn}
      showFormError={(error) => {
        const { text, lang } = signInError(error, accounts);
        return <Alert lang={lang}>{text}</Alert>;
      }}
    />
  );
}
