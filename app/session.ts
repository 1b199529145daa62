import { useSyncExternalStore } from "react";
import type { Credentials } from "#api/accounts.ts";
import { browserApi } from "./browser-api.ts";
import type { Session } from "./features/accounts/session.ts";

const asking: Session = { state: "asking" };

let session: Session = asking;
let isAsked = false;
const listeners = new Set<() => void>();

function change(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The session of this browser; on the server, and until the profile is there, nobody knows. */
export function useSession(): Session {
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => asking,
  );
}

/** Asks who is signed in, once for as long as the page stays loaded. */
export async function askProfile(): Promise<void> {
  if (!isAsked) await askProfileAgain();
}

/** Asks again, for example after the server could not be reached. */
export async function askProfileAgain(): Promise<void> {
  isAsked = true;
  try {
    const { username } = await browserApi.readProfile();
    // Meanwhile somebody may have signed in.
    if (session.state === "signedIn") return;
    change(username ? { state: "signedIn", username } : { state: "signedOut" });
  } catch (error) {
    console.warn("The profile could not be loaded", error);
    if (session.state !== "signedIn") change({ state: "unreachable" });
  }
}

/**
 * Signs in and makes the whole page know it.
 *
 * @throws ApiError as the client does
 */
export async function signIn(credentials: Credentials): Promise<void> {
  const { username } = await browserApi.signIn(credentials);
  change({ state: "signedIn", username: username ?? credentials.username });
}

/** Signs out; whatever the server says to it, nobody is signed in here any more. */
export async function signOut(): Promise<void> {
  await browserApi.signOut().catch((error: unknown) => console.warn("Signing out failed", error));
  change({ state: "signedOut" });
}

/** To be called when the server refuses a call because the session is over. */
export function endSession(): void {
  if (session.state === "signedIn") change({ ...session, state: "ended" });
}
