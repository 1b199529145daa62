import { useState } from "react";
import { Navigate, useParams, useSearchParams } from "react-router";
import { localPath } from "#app/admin/accounts/local-path.ts";
import { NewPasswordForm } from "#app/admin/accounts/new-password-form.tsx";
import { ConfirmEmail } from "#app/admin/accounts/sign-in/confirm-email.tsx";
import { ForgottenPassword } from "#app/admin/accounts/sign-in/forgotten-password.tsx";
import { SignInForm } from "#app/admin/accounts/sign-in/sign-in-form.tsx";
import { useFragmentSecret } from "#app/admin/accounts/use-fragment-secret.ts";
import { AdminTitle } from "#app/admin/admin-title.tsx";
import { plainApi } from "#app/admin/admin-api.ts";
import { passkeySignIn } from "#app/admin/passkeys.ts";
import { signIn, useSession } from "#app/session.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";

/** Signs in, sets a new password, or confirms an address, by what its link says. */
export default function LoginRoute() {
  const { accounts } = useAdminMessages();
  const { lang } = useParams();
  const [query] = useSearchParams();
  const prefix = lang ? `/${lang}` : "";
  const isSignedIn = useSession().state === "signedIn";
  const link = useFragmentSecret("link");
  const token = useFragmentSecret("confirm");
  const [isSet, setIsSet] = useState(false);

  async function savePassword(password: string): Promise<void> {
    const { username } = await plainApi.followSignInLink({ token: link ?? "", password });
    // An account with a second factor is asked for its code by the form that follows.
    await signIn({ username, password }).catch((error: unknown) =>
      console.warn("The new password is set; signing in needs more", error),
    );
    setIsSet(true);
  }

  if (token !== null)
    return (
      <>
        <AdminTitle title={accounts.emails.confirmation.title} />
        <ConfirmEmail
          confirm={() => plainApi.confirmEmail(token)}
          next={{ path: `${prefix}/admin/account`, label: accounts.ownTitle }}
        />
      </>
    );
  if (link !== null && !isSet)
    return (
      <>
        <AdminTitle title={accounts.signInLink.title} />
        <NewPasswordForm save={savePassword} />
      </>
    );
  // After signing in, the page that the visitor came from, else the dashboard.
  if (isSignedIn) return <Navigate to={localPath(query.get("to")) ?? `${prefix}/admin`} replace />;
  if (query.has("forgotten"))
    return (
      <>
        <AdminTitle title={accounts.emails.forgotten.title} />
        <ForgottenPassword
          signInPath={`${prefix}/login`}
          ask={plainApi.askForPasswordLink}
          readRegistration={plainApi.readRegistration}
        />
      </>
    );
  return (
    <>
      <AdminTitle title={accounts.signIn.title} />
      <SignInForm
        notice={isSet && <Alert kind="success">{accounts.signInLink.isSet}</Alert>}
        registerPath={`${prefix}/register`}
        forgottenPath="?forgotten"
        signIn={signIn}
        passkeys={passkeySignIn}
        readRegistration={plainApi.readRegistration}
      />
    </>
  );
}
