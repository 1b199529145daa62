import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import type { RegistrationState, Session, SignIn } from "#api/accounts/accounts.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { Loading } from "#app/ui/notices/loading.tsx";
import { RetryAlert } from "#app/ui/notices/retry-alert.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import type { PasskeyCeremonies } from "#app/admin/accounts/passkeys/passkey-sign-in.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import styles from "./sign-in-or-content.module.css";

interface SignInOrContentProps {
  session: Session;
  registerPath: string;
  forgottenPath: string;
  signIn: (credentials: SignIn) => Promise<void>;
  passkeys: PasskeyCeremonies;
  readRegistration: () => Promise<RegistrationState>;
  reload: () => void;
  children: ReactNode;
}

/** Shows its page only when signed in. When the session ends, the page stays mounted, so nothing typed is lost. */
export function SignInOrContent({
  session,
  registerPath,
  forgottenPath,
  signIn,
  passkeys,
  readRegistration,
  reload,
  children,
}: SignInOrContentProps) {
  const { accounts } = useAdminMessages();
  const shown = useFocusOnChange(session.state);
  const isOpen = session.state === "signedIn";
  const isAsking = session.state === "asking";
  return (
    <div className={styles.signIn}>
      {isAsking && <Loading text={accounts.asking} />}
      {!isOpen && !isAsking && (
        <div ref={shown}>
          <OverDialogs label={accounts.signIn.title}>
            <SignInForm
              notice={<Notice session={session} reload={reload} />}
              registerPath={registerPath}
              forgottenPath={forgottenPath}
              signIn={signIn}
              passkeys={passkeys}
              readRegistration={readRegistration}
            />
          </OverDialogs>
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

/** A dialog that is open in the hidden page keeps all around it from being used: its children then lie over it, in another dialog. */
function OverDialogs({ label, children }: { label: string; children: ReactNode }) {
  const [isOver] = useState(() => document.querySelector("dialog:modal") !== null);
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  if (!isOver) return children;
  // Escape closes it, whatever is prevented, and would leave an empty page.
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      className={styles.over}
      onClose={({ currentTarget }) => currentTarget.showModal()}
    >
      {children}
    </dialog>
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
    const place = shown.current?.querySelector("dialog:modal") ?? shown.current;
    const heading = place?.querySelector<HTMLElement>("h1, h2");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus();
  }, [state]);
  return shown;
}
