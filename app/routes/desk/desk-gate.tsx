import { useEffect, type ReactNode } from "react";
import { useParams } from "react-router";
import { Gate } from "#app/features/accounts/gate.tsx";
import { askProfile, askProfileAgain, signIn, useSession } from "#app/session.ts";

/** Shows a page of the desk to whoever is signed in, and the sign-in form to everybody else. */
export function DeskGate({ children }: { children: (username: string) => ReactNode }) {
  const { lang } = useParams();
  const session = useSession();
  useEffect(() => void askProfile(), []);
  const usernames = { asking: undefined, signedOut: null };
  return (
    <Gate
      username={session.state === "signedIn" ? session.username : usernames[session.state]}
      why={session.state === "signedOut" ? session.why : null}
      registerPath={lang ? `/${lang}/register` : "/register"}
      signIn={signIn}
      askAgain={() => void askProfileAgain()}
    >
      {children}
    </Gate>
  );
}
