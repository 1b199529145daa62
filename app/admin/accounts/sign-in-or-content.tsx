import { useEffect, useRef, type ReactNode } from "react";
import type { Session, SignIn } from "#api/accounts/accounts.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Loading } from "#app/ui/loading.tsx";
import { RetryAlert } from "#app/ui/retry-alert.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import type { PasskeyCeremonies } from "./passkeys/passkey-sign-in.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import styles from "./sign-in-or-content.module.css";

interface SignInOrContentProps {
  session: Session;
  registerPath: string;
  signIn: (credentials: SignIn) => Promise<void>;
  passkeys: PasskeyCeremonies;
  reload: () => void;
  children: ReactNode;
}

/** Shows its page only when signed in. When the session ends, the page stays mounted, so nothing typed is lost. */
export function SignInOrContent({
  session,
  registerPath,
  signIn,
  passkeys,
  reload,
  children,
}: SignInOrContentProps) {
  const { accounts } = useAdminMessages();
  const shown = useFocusOnChange(session.state);
  const isOpen = session.state === "signedIn";
  const isAsking = session.state === "asking";
  return (
    <div className={styles.gate}>
      {isAsking && <Loading text={accounts.asking} />}
      {!isOpen && !isAsking && (
        <div ref={shown}>
          <SignInForm
            notice={<Notice session={session} reload={reload} />}
            registerPath={registerPath}
            signIn={signIn}
            passkeys={passkeys}
          />
        </div>
      )}
      {"username" in session && (
        <div ref={isOpen ? shown : undefined} hidden={!isOpen}>
          {children}
        </div>
      )}
    </div>
  );
}

function Notice({ session, reload }: Pick<SignInOrContentProps, "session" | "reload">) {
  const { accounts } = useAdminMessages();
  if (session.state === "ended") return <Alert kind="note">{accounts.signIn.ended}</Alert>;
  if (session.state !== "unreachable") return null;
  return (
    <RetryAlert kind="note" retry={accounts.retry} onRetry={reload}>
      {accounts.unreachable}
    </RetryAlert>
  );
}

/** Moves the focus to the heading of the new content after signing in or out. */
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
