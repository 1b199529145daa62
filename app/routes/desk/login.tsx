import { Navigate, useParams, useSearchParams } from "react-router";
import { localPath } from "#app/features/accounts/local-path.ts";
import { SignInForm } from "#app/features/accounts/sign-in-form.tsx";
import { DeskTitle } from "#app/features/desk/desk-title.tsx";
import { signIn, useSession } from "#app/session.ts";
import { useDeskMessages } from "#i18n/desk-messages.ts";

/** Signs in and leads on: to where the visitor came from, else to the dashboard. */
export default function LoginRoute() {
  const { accounts } = useDeskMessages();
  const { lang } = useParams();
  const [query] = useSearchParams();
  const prefix = lang ? `/${lang}` : "";
  const isSignedIn = useSession().state === "signedIn";
  return (
    <>
      <DeskTitle title={accounts.signIn.title} />
      {isSignedIn ? (
        <Navigate to={localPath(query.get("to")) ?? `${prefix}/admin`} replace />
      ) : (
        <SignInForm registerPath={`${prefix}/register`} signIn={signIn} />
      )}
    </>
  );
}
