import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { Navigate, Outlet, useParams, useRevalidator } from "react-router";
import type { Session } from "#api/accounts/accounts.ts";
import { plainApi, sessionApi, sessionSend } from "#app/admin/admin-api.ts";
import { AdminTitle } from "#app/admin/admin-title.tsx";
import { AdminContext } from "#app/admin/calls/admin-context.ts";
import { AdminLayout } from "#app/admin/layout/admin-layout.tsx";
import { PasskeySignIn } from "#app/admin/accounts/passkeys/passkey-sign-in.tsx";
import { SignInOrContent } from "#app/admin/accounts/sign-in/sign-in-or-content.tsx";
import { makePasskey, passkeySignIn, proveByPasskey } from "#app/admin/passkeys.ts";
import { homePostsCache } from "#app/site/posts/list/home-posts-cache.ts";
import { profileChanged, reloadProfile, signIn, signOut, useSession } from "#app/session.ts";
import { ownAccountPath } from "#i18n/addresses.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { AdminPage } from "./admin-page.tsx";
import { usePageHandle } from "./page-handle.ts";

/** Shows the pages of signed-in people within the layout, which stays from one to the next; to all others the sign-in form. */
export default function AuthGuard() {
  const { lang } = useParams();
  const ownAccount = ownAccountPath(useLanguage());
  const texts = useAdminMessages();
  const { title, needs, isForSetup = false } = usePageHandle();
  const session = useSession();
  const siteChanged = useSiteChanged();
  const admin = useMemo(() => adminOf(session, siteChanged), [session, siteChanged]);
  const needsSetup = session.state === "signedIn" && session.needsSecondFactor === true;
  return (
    <>
      <AdminTitle title={title(texts)} />
      {needsSetup && !isForSetup ? (
        <Navigate to={ownAccount} replace />
      ) : (
        <SignInOrContent
          session={session}
          registerPath={lang ? `/${lang}/register` : "/register"}
          forgottenPath={lang ? `/${lang}/login?forgotten` : "/login?forgotten"}
          signIn={signIn}
          passkeys={passkeySignIn}
          readRegistration={plainApi.readRegistration}
          reload={() => void reloadProfile()}
        >
          <AdminContext value={admin}>
            <AdminLayout isForSetup={needsSetup}>
              {needs === undefined || admin?.may.includes(needs) ? (
                <Outlet />
              ) : (
                <AdminPage title={texts.roles.notAllowed.title} intro={texts.roles.notAllowed.text} />
              )}
            </AdminLayout>
          </AdminContext>
        </SignInOrContent>
      )}
    </>
  );
}

/** Asks for all that is loaded anew, and for what came with the tab's first page: header and footer, categories, the owner's look. */
function useSiteChanged() {
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  return useCallback(async () => {
    homePostsCache.clear();
    await Promise.all([client.invalidateQueries(), revalidate()]);
  }, [client, revalidate]);
}

/** Tells the pages who is signed in, and gives them their calls. */
function adminOf(session: Session, siteChanged: () => Promise<void>) {
  if (!("may" in session)) return null;
  return {
    ...session,
    isSignedIn: session.state === "signedIn",
    api: sessionApi,
    plainApi,
    send: sessionSend,
    renewsSession: true,
    signInAgain: (password: string, code?: string) => signIn({ username: session.username, password, code }),
    signOut,
    profileChanged,
    siteChanged,
    makePasskey,
    proveByPasskey,
    PasskeyButton,
  };
}

function PasskeyButton({ onSignedIn }: { onSignedIn: () => void }) {
  return <PasskeySignIn passkeys={{ ask: passkeySignIn.ask }} onSignedIn={onSignedIn} />;
}
