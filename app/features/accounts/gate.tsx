import { useEffect, useRef, type ReactNode } from "react";
import type { Credentials } from "#api/accounts.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Loading } from "#app/ui/loading.tsx";
import { useDeskMessages } from "#i18n/desk-messages.ts";
import type { Session } from "./session.ts";
import { SignInForm } from "./sign-in-form.tsx";

interface GateProps {
  session: Session;
  registerPath: string;
  signIn: (credentials: Credentials) => Promise<void>;
  askAgain: () => void;
  children: (username: string) => ReactNode;
}

/**
 * Shows its page to whoever is signed in, and the sign-in form to everybody else. When the session ends, the
 * page stays behind the form with all that was typed on it.
 */
export function Gate({ session, registerPath, signIn, askAgain, children }: GateProps) {
  const { accounts } = useDeskMessages();
  const shown = useFocusOnChange(session.state);
  if (session.state === "asking") return <Loading text={accounts.asking} />;
  const isOpen = session.state === "signedIn";
  return (
    <>
      {!isOpen && (
        <div ref={shown}>
          <SignInForm
            notice={<Notice session={session} askAgain={askAgain} />}
            registerPath={registerPath}
            signIn={signIn}
          />
        </div>
      )}
      {"username" in session && (
        <div ref={isOpen ? shown : undefined} hidden={!isOpen}>
          {children(session.username)}
        </div>
      )}
    </>
  );
}

/** Why the form is shown, when that is not plain. */
function Notice({ session, askAgain }: Pick<GateProps, "session" | "askAgain">) {
  const { accounts } = useDeskMessages();
  if (session.state === "ended") return <Alert kind="note">{accounts.signIn.ended}</Alert>;
  if (session.state !== "unreachable") return null;
  const retry = (
    <Button kind="quiet" small onClick={askAgain}>
      {accounts.retry}
    </Button>
  );
  return (
    <Alert kind="note" details={retry}>
      {accounts.unreachable}
    </Alert>
  );
}

/** Moves the focus to the heading of what is shown, whenever somebody has signed in or out here. */
function useFocusOnChange(state: Session["state"]) {
  const shown = useRef<HTMLDivElement>(null);
  const former = useRef(state);
  useEffect(() => {
    const isFirst = former.current === "asking" || former.current === state;
    former.current = state;
    if (isFirst) return;
    const heading = shown.current?.querySelector("h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus();
  }, [state]);
  return shown;
}
