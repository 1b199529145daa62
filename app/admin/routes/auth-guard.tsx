import { useMemo, type ReactNode } from "react";
import { Navigate, useParams } from "react-router";
import type { Permission } from "#api/accounts/roles.ts";
import { adminApi, sessionApi } from "#app/admin/admin-api.ts";
import { AdminContext } from "#app/admin/calls/admin-context.ts";
import { AdminLayout } from "#app/admin/layout/admin-layout.tsx";
import { SignInOrContent } from "#app/admin/accounts/sign-in-or-content.tsx";
import { passkeySignIn } from "#app/admin/passkeys.ts";
import { reloadProfile, signIn, signOut, useSession } from "#app/session.ts";
import { ownAccountPath } from "#i18n/addresses.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import styles from "./admin-area.module.css";

interface AuthGuardProps {
  /** The one page that is open before a second factor is set up, where one is required. */
  isForSetup?: boolean;
  /** The permission that the page needs; without it the page says so, instead of making calls that are refused. */
  needs?: Permission;
  children: ReactNode;
}

/** Shows an admin page within the frame when signed in, otherwise the sign-in form. */
export function AuthGuard({ isForSetup = false, needs, children }: AuthGuardProps) {
  const { lang } = useParams();
  const ownAccount = ownAccountPath(useLanguage());
  const session = useSession();
  const admin = useMemo(
    () =>
      "may" in session ? { ...session, isSignedIn: session.state === "signedIn", api: sessionApi } : null,
    [session],
  );
  if (session.state === "signedIn" && session.needsSecondFactor && !isForSetup)
    return <Navigate to={ownAccount} replace />;
  return (
    <SignInOrContent
      session={session}
      registerPath={lang ? `/${lang}/register` : "/register"}
      signIn={signIn}
      passkeys={passkeySignIn}
      readRegistration={adminApi.readRegistration}
      reload={() => void reloadProfile()}
    >
      <AdminContext value={admin}>
        <AdminLayout
          isForSetup={session.state === "signedIn" && session.needsSecondFactor === true}
          signOut={signOut}
        >
          {needs === undefined || admin?.may.includes(needs) ? children : <NotAllowed />}
        </AdminLayout>
      </AdminContext>
    </SignInOrContent>
  );
}

function NotAllowed() {
  const { title, text } = useAdminMessages().roles.notAllowed;
  return (
    <div className={styles.form}>
      <header>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.intro}>{text}</p>
      </header>
    </div>
  );
}
