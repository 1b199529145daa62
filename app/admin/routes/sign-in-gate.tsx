import type { ReactNode } from "react";
import { useParams } from "react-router";
import { Gate } from "#app/admin/accounts/gate.tsx";
import { reloadProfile, signIn, useSession } from "#app/session.ts";

/** Shows an admin page when signed in, otherwise the sign-in form. */
export function SignInGate({ children }: { children: (username: string) => ReactNode }) {
  const { lang } = useParams();
  const session = useSession();
  return (
    <Gate
      session={session}
      registerPath={lang ? `/${lang}/register` : "/register"}
      signIn={signIn}
      reload={() => void reloadProfile()}
    >
      {children}
    </Gate>
  );
}
