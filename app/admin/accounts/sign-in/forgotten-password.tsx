import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { RegistrationState } from "#api/accounts/accounts.ts";
import { AccountPage } from "#app/admin/accounts/account-page.tsx";
import { CallAlert } from "#app/admin/accounts/call-alert.tsx";
import { typedIn, useForm } from "#app/admin/calls/use-form.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { Alert } from "#app/ui/notices/alert.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { SecretLink } from "#app/admin/accounts/people/secret-link.tsx";
import { ResetCodeForm } from "./reset-code-form.tsx";
import styles from "../account-form.module.css";

export interface ForgottenPasswordProps {
  signInPath: string;
  /** Asks for the link; it does not tell whether there is such an account. */
  ask: (name: string) => Promise<unknown>;
  /** Sets a new password by the token of a code, and signs in. */
  reset: (token: string, password: string) => Promise<void>;
  readRegistration: () => Promise<RegistrationState>;
}

/** Asks for a link by mail, or says what else can be done where the site sends none. */
export function ForgottenPassword({ signInPath, ask, reset, readRegistration }: ForgottenPasswordProps) {
  const { forgotten: texts } = useAdminMessages().accounts.emails;
  const { data: registration } = useQuery({ queryKey: ["registration"], queryFn: () => readRegistration() });
  const mailsPasswords = registration?.mailsPasswords !== false;
  return (
    <AccountPage title={texts.title}>
      {mailsPasswords ? <LinkForm ask={ask} /> : <NoMail />}
      <ResetCodeForm reset={reset} />
      <Link to={signInPath} className={styles.other}>
        {texts.back}
      </Link>
    </AccountPage>
  );
}

/** The other ways to a new password. */
function NoMail() {
  const { forgotten: texts } = useAdminMessages().accounts.emails;
  return (
    <Alert
      kind="note"
      details={
        <>
          <ul>
            <li>
              <a href="#_reset-code">{texts.ways.code}</a>
            </li>
            <li>{texts.ways.administrator}</li>
          </ul>
          <p>{texts.command}</p>
          <SecretLink label={texts.commandLabel} url="npm run admin -- reset NAME" />
        </>
      }
    >
      {texts.noMail}
    </Alert>
  );
}

function LinkForm({ ask }: Pick<ForgottenPasswordProps, "ask">) {
  const { forgotten: texts } = useAdminMessages().accounts.emails;
  const { isBusy, failure, errors, isSent, submit } = useForm({
    read: (fields) => typedIn(fields, "name").trim(),
    check: (name) => (name === "" ? { name: texts.missing } : {}),
    send: ask,
  });
  return (
    <>
      <CallAlert failure={failure} />
      {isSent ? (
        <Alert kind="success" details={<p>{texts.otherwise}</p>}>
          {texts.sent}
        </Alert>
      ) : (
        <p>{texts.intro}</p>
      )}
      <form className={styles.form} method="dialog" noValidate onSubmit={submit}>
        <Field label={texts.name} error={errors["name"]}>
          {(control) => (
            <input
              {...control}
              name="name"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
          )}
        </Field>
        <Button type="submit" busy={isBusy}>
          {texts.submit}
        </Button>
      </form>
    </>
  );
}
