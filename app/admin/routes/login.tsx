import { Navigate, useParams, useSearchParams } from "react-router";
import { localPath } from "#app/admin/accounts/local-path.ts";
import { SignInForm } from "#app/admin/accounts/sign-in-form.tsx";
import { AdminTitle } from "#app/admin/admin-title.tsx";
import { passkeySignIn } from "#app/admin/passkeys.ts";
import { signIn, useSession } from "#app/session.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";

/** After signing in, opens the page the visitor came from, else the dashboard. */
export default function LoginRoute() {
  const { accounts } = useAdminMessages();
  const { lang } = useParams();
  const [query] = useSearchParams();
  const prefix = lang ? `/${lang}` : "";
  const isSignedIn = useSession().state === "signedIn";
  return (
    <>
      <AdminTitle title={accounts.signIn.title} />
      {isSignedIn ? (
        <Navigate to={localPath(query.get("to")) ?? `${prefix}/admin`} replace />
      ) : (
        <SignInForm registerPath={`${prefix}/register`} signIn={signIn} passkeys={passkeySignIn} />
      )}
    </>
  );
}
