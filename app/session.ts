import { useSyncExternalStore } from "react";
import type { OwnRights, Profile, Session, SignIn } from "#api/accounts/accounts.ts";
import type { PasskeySignIn } from "#api/accounts/own-account.ts";
import { browserApi } from "./browser-api.ts";

const initialSession: Session = { state: "asking" };

let session: Session = initialSession;
let isLoaded = false;
const listeners = new Set<() => void>();

function setSession(next: Session): void {
  session = next;
  // The styles show the link to the admin area; on a page without hydration the page script writes it.
  document.documentElement.toggleAttribute("data-signed-in", next.state === "signedIn");
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The state is `asking` on the server and until the profile has loaded. */
export function useSession(): Session {
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => initialSession,
  );
}

const noRights: OwnRights = { role: "translator", languages: [], may: [] };

/** Loads who is signed in, once per page load. */
export async function loadProfile(): Promise<Session> {
  if (!isLoaded) await reloadProfile();
  return session;
}

export async function reloadProfile(): Promise<void> {
  isLoaded = true;
  try {
    const profile = await browserApi.readProfile();
    // The visitor may have signed in meanwhile.
    if (session.state === "signedIn") return;
    setSession(sessionOf(profile));
  } catch (error) {
    console.warn("The profile could not be loaded", error);
    if (session.state !== "signedIn") setSession({ state: "unreachable" });
  }
}

/** After a change of what the profile tells. @throws ApiError */
export async function profileChanged(): Promise<void> {
  setSession(sessionOf(await browserApi.readProfile()));
}

function sessionOf({
  username,
  needsSecondFactor,
  role = noRights.role,
  languages = [],
  may = [],
}: Profile): Session {
  if (username === undefined) return { state: "signedOut" };
  return {
    state: "signedIn",
    username,
    role,
    languages,
    may,
    needsSecondFactor: needsSecondFactor === true,
  };
}

/** @throws ApiError */
export async function signIn(credentials: SignIn): Promise<void> {
  const profile = await browserApi.signIn(credentials);
  setSession(sessionOf({ username: credentials.username, ...profile }));
}

/** @throws ApiError */
export async function signInByPasskey(answer: PasskeySignIn): Promise<void> {
  setSession(sessionOf(await browserApi.signInByPasskey(answer)));
}

export async function signOut(): Promise<void> {
  await browserApi.signOut().catch((error: unknown) => console.warn("Signing out failed", error));
  setSession({ state: "signedOut" });
}

/** Ends the session, which the server knows no longer. @returns when somebody is signed in again */
export function renewSession(): Promise<void> {
  if (session.state === "signedIn") setSession({ ...session, state: "ended" });
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      if (session.state !== "signedIn") return;
      stop();
      resolve();
    });
  });
}
