import type { ReactNode } from "react";
import { Navigate, useParams } from "react-router";
import { Gate } from "#app/admin/accounts/gate.tsx";
import { passkeySignIn } from "#app/admin/passkeys.ts";
import { reloadProfile, signIn, useSession } from "#app/session.ts";
import { ownAccountPath } from "#i18n/addresses.ts";
import { useLanguage } from "#i18n/page-language.tsx";

interface SignInGateProps {
  /** The one page that is open before a second factor is set up, where one is required. */
  isForSetup?: boolean;
  children: (username: string) => ReactNode;
}

/** Shows an admin page when signed in, otherwise the sign-in form. */
export function SignInGate({ isForSetup = false, children }: SignInGateProps) {
  const { lang } = useParams();
  const ownAccount = ownAccountPath(useLanguage());
  const session = useSession();
  if (session.state === "signedIn" && session.needsSecondFactor && !isForSetup)
    return <Navigate to={ownAccount} replace />;
  return (
    <Gate
      session={session}
      registerPath={lang ? `/${lang}/register` : "/register"}
      signIn={signIn}
      passkeys={passkeySignIn}
      reload={() => void reloadProfile()}
    >
      {children}
    </Gate>
  );
}
