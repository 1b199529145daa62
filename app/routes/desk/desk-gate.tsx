import type { ReactNode } from "react";
import { useParams } from "react-router";
import { Gate } from "#app/features/accounts/gate.tsx";
import { askProfileAgain, signIn, useSession } from "#app/session.ts";

/** Shows a page of the desk to whoever is signed in, and the sign-in form to everybody else. */
export function DeskGate({ children }: { children: (username: string) => ReactNode }) {
  const { lang } = useParams();
  const session = useSession();
  return (
    <Gate
      session={session}
      registerPath={lang ? `/${lang}/register` : "/register"}
      signIn={signIn}
      askAgain={() => void askProfileAgain()}
    >
      {children}
    </Gate>
  );
}
