import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Credentials } from "#api/accounts/accounts.ts";
import { typedIn, useForm } from "#app/admin/calls/use-form.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import type { CredentialErrors } from "./account-errors.ts";
import { AccountPage } from "./account-page.tsx";
import { CredentialFields, type CredentialFieldsProps } from "./credential-fields.tsx";
import styles from "./account-form.module.css";

interface AccountFormProps extends Pick<CredentialFieldsProps, "isNew" | "hints"> {
  title: string;
  /** Shown above the fields until a call fails. */
  notice?: ReactNode;
  submit: { label: string; busyLabel: string };
  /** Link to the other account form. */
  other?: { path: string; label: string } | undefined;
  /** A field below the two others. */
  code?: { label: string; hint: string } | undefined;
  /** Below the form: what stands in for it. */
  instead?: ReactNode;
  /** Throws `ApiError`. */
  send: (credentials: Credentials, code: string) => Promise<void>;
  showFormError: (error: unknown) => ReactNode;
  /** Picks the errors of a failed call that are shown at the fields. */
  fieldErrorsOf?: (error: unknown) => CredentialErrors;
}

export function AccountForm(props: AccountFormProps) {
  const { title, notice, isNew, hints, code, instead, submit: labels, other, send } = props;
  const { accounts } = useAdminMessages();
  const { isBusy, failure, errors, submit } = useForm({
    read: (fields) => ({
      credentials: { username: typedIn(fields, "username"), password: typedIn(fields, "password") },
      code: typedIn(fields, "code"),
    }),
    check: ({ credentials }) => ({
      ...(credentials.username === "" && { username: accounts.usernameMissing }),
      ...(credentials.password === "" && { password: accounts.passwordMissing }),
    }),
    send: (typed) => send(typed.credentials, typed.code),
    ...(props.fieldErrorsOf && { refusedFields: props.fieldErrorsOf }),
    // A wrong password is to be retyped; that of a new account may well be right.
    retyped: isNew ? ["code"] : ["code", "password"],
  });
  return (
    <AccountPage title={title}>
      {failure ? props.showFormError(failure.error) : notice}
      {/* By this method, what a password manager sends before React has the form goes nowhere, and nothing that was typed is lost. */}
      <form className={styles.form} method="dialog" noValidate onSubmit={submit}>
        <CredentialFields isNew={isNew} hints={hints} errors={errors} />
        {code && <CodeField {...code} />}
        <Button type="submit" busy={isBusy}>
          {isBusy ? labels.busyLabel : labels.label}
        </Button>
      </form>
      {instead && <div className={styles.instead}>{instead}</div>}
      {other && (
        <Link to={other.path} className={styles.other}>
          {other.label}
        </Link>
      )}
    </AccountPage>
  );
}

function CodeField({ label, hint }: { label: string; hint: string }) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <input
          {...control}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  );
}
