import { useEffect, useRef, type ReactNode } from "react";
import type { Credentials } from "#api/accounts.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Loading } from "#app/ui/loading.tsx";
import { useDeskMessages } from "#i18n/desk-messages.ts";
import { SignInForm } from "./sign-in-form.tsx";

interface GateProps {
  /** Who is signed in; null while nobody is, undefined until that is known. */
  username: string | null | undefined;
  /** Why nobody is, when that is not plain. */
  why: "ended" | "unreachable" | null;
  registerPath: string;
  signIn: (credentials: Credentials) => Promise<void>;
  askAgain: () => void;
  children: (username: string) => ReactNode;
}

/**
 * Shows its page to whoever is signed in, and the sign-in form to everybody else. When the session ends, the
 * page stays behind the form with all that was typed on it.
 */
export function Gate({ username, why, registerPath, signIn, askAgain, children }: GateProps) {
  const { accounts } = useDeskMessages();
  const lastUsername = useRef<string>(undefined);
  if (username !== undefined && (username !== null || why !== "ended")) {
    lastUsername.current = username ?? undefined;
  }
  const shown = useShownHeading(username);
  if (username === undefined) return <Loading text={accounts.asking} />;

  const notices = {
    ended: <Alert kind="note">{accounts.signIn.ended}</Alert>,
    unreachable: (
      <Alert
        kind="note"
        details={
          <Button kind="quiet" small onClick={askAgain}>
            {accounts.retry}
          </Button>
        }
      >
        {accounts.unreachable}
      </Alert>
    ),
  };
  const pageOf = username ?? lastUsername.current;
  return (
    <>
      {username === null && (
        <div ref={shown}>
          <SignInForm notice={why && notices[why]} registerPath={registerPath} signIn={signIn} />
        </div>
      )}
      {pageOf !== undefined && (
        <div ref={username === null ? undefined : shown} hidden={username === null}>
          {children(pageOf)}
        </div>
      )}
    </>
  );
}

/** Moves the focus to the heading of what is shown, whenever somebody has signed in or out here. */
function useShownHeading(username: string | null | undefined) {
  const shown = useRef<HTMLDivElement>(null);
  const former = useRef(username);
  useEffect(() => {
    const wasKnown = former.current !== undefined;
    former.current = username;
    if (!wasKnown) return;
    const heading = shown.current?.querySelector("h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus();
  }, [username]);
  return shown;
}
