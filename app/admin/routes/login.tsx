import { useState } from "react";
import { Navigate, useParams, useSearchParams } from "react-router";
import { localPath } from "#app/admin/accounts/local-path.ts";
import { NewPasswordForm } from "#app/admin/accounts/sign-in/new-password-form.tsx";
import { ConfirmEmail } from "#app/admin/accounts/sign-in/confirm-email.tsx";
import {
  ForgottenPassword,
  type ForgottenPasswordProps,
} from "#app/admin/accounts/sign-in/forgotten-password.tsx";
import { SignInForm } from "#app/admin/accounts/sign-in/sign-in-form.tsx";
import { useFragmentSecret } from "#app/admin/accounts/use-fragment-secret.ts";
import { AdminTitle } from "#app/admin/admin-title.tsx";
import { plainApi } from "#app/admin/admin-api.ts";
import { passkeySignIn } from "#app/admin/passkeys.ts";
import { signIn, useSession } from "#app/session.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";

/** Signs in, or does what the link says by which it was opened. */
export default function LoginRoute() {
  const given = useFragmentSecret("confirm");
  // Kept: the address changes before the page that it leads to is shown, and signing in would lead elsewhere meanwhile.
  const [token, setToken] = useState(given);
  if (given !== null && given !== token) setToken(given);
  return token === null ? <SignIn /> : <Confirmation token={token} />;
}

function Confirmation({ token }: { token: string }) {
  const { accounts } = useAdminMessages();
  const { lang } = useParams();
  const path = lang ? `/${lang}/admin/account` : "/admin/account";
  return (
    <>
      <AdminTitle title={accounts.emails.confirmation.title} />
      <ConfirmEmail confirm={() => plainApi.confirmEmail(token)} next={{ path, label: accounts.ownTitle }} />
    </>
  );
}

/** After signing in, opens the page the visitor came from, else the dashboard. */
function SignIn() {
  const { accounts } = useAdminMessages();
  const { lang } = useParams();
  const [query] = useSearchParams();
  const prefix = lang ? `/${lang}` : "";
  const isSignedIn = useSession().state === "signedIn";
  const link = useFragmentSecret("link");
  const [isSet, setIsSet] = useState(false);

  async function setPassword(token: string, password: string): Promise<void> {
    const { username } = await plainApi.followSignInLink({ token, password });
    // An account with a second factor is asked for its code by the form that follows.
    await signIn({ username, password }).catch((error: unknown) =>
      console.warn("The new password is set; signing in needs more", error),
    );
    setIsSet(true);
  }

  const isLinked = link !== null && !isSet;
  if (!isLinked && !isSet && !isSignedIn && query.has("forgotten"))
    return <Forgotten signInPath={`${prefix}/login`} reset={setPassword} />;
  return (
    <>
      <AdminTitle title={isLinked ? accounts.signInLink.title : accounts.signIn.title} />
      {isLinked ? (
        <NewPasswordForm save={(password) => setPassword(link, password)} />
      ) : isSignedIn ? (
        <Navigate to={localPath(query.get("to")) ?? `${prefix}/admin`} replace />
      ) : (
        <SignInForm
          notice={isSet && <Alert kind="success">{accounts.signInLink.isSet}</Alert>}
          registerPath={`${prefix}/register`}
          forgottenPath="?forgotten"
          signIn={signIn}
          passkeys={passkeySignIn}
          readRegistration={plainApi.readRegistration}
        />
      )}
    </>
  );
}

function Forgotten(props: Pick<ForgottenPasswordProps, "signInPath" | "reset">) {
  return (
    <>
      <AdminTitle title={useAdminMessages().accounts.emails.forgotten.title} />
      <ForgottenPassword
        {...props}
        ask={plainApi.askForPasswordLink}
        readRegistration={plainApi.readRegistration}
      />
    </>
  );
}
