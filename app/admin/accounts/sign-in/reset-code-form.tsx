import { ApiError } from "#api/errors/errors.ts";
import { plainCode } from "#api/accounts/plain-code.ts";
import { CallAlert } from "#app/admin/accounts/call-alert.tsx";
import { NewPasswordField } from "#app/admin/accounts/new-password-field.tsx";
import { typedIn, useForm } from "#app/admin/calls/use-form.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import styles from "../account-form.module.css";

interface ResetCodeFormProps {
  /** Sets a new password by the token of a code. */
  reset: (token: string, password: string) => Promise<void>;
}

const typedAsItIs = { autoComplete: "off", autoCapitalize: "none", spellCheck: false } as const;

/** Sets a new password with the code that somebody has written down. */
export function ResetCodeForm({ reset }: ResetCodeFormProps) {
  const { accounts } = useAdminMessages();
  const { resetCode: texts, signInLink } = accounts;
  const { isBusy, failure, errors, hasErrors, submit } = useForm({
    read: (fields) => ({
      token: plainCode(typedIn(fields, "code")),
      password: typedIn(fields, "password"),
    }),
    check: ({ token, password }) => ({
      ...(token === "" && { code: texts.missing }),
      ...(password === "" && { password: accounts.passwordMissing }),
    }),
    send: ({ token, password }) => reset(token, password),
    refusedFields: (error) =>
      error instanceof ApiError && error.code === "sign_in_link_invalid" ? { code: texts.invalid } : null,
  });
  return (
    <section aria-labelledby="_reset-code" className={styles.part}>
      <h2 id="_reset-code" className={styles.partTitle}>
        {texts.use}
      </h2>
      <p>{texts.useIntro}</p>
      {!hasErrors && <CallAlert failure={failure} />}
      <form className={styles.form} method="dialog" noValidate onSubmit={submit}>
        <Field label={texts.title} error={errors["code"]}>
          {(control) => <input {...control} {...typedAsItIs} name="code" required />}
        </Field>
        <NewPasswordField label={signInLink.password} error={errors["password"]} />
        <Button type="submit" kind="quiet" busy={isBusy}>
          {texts.submit}
        </Button>
      </form>
    </section>
  );
}
