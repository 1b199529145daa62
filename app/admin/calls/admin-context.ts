import { createContext, useContext, type ComponentType } from "react";
import type { OwnRights } from "#api/accounts/accounts.ts";
import type { NewPasskey, PasskeyCreation } from "#api/accounts/own-account.ts";
import type { AdminClient } from "#api/admin/admin-client.ts";
import type { Send } from "#api/transport.ts";

interface Admin extends OwnRights {
  username: string;
  /** False while the sign-in form has taken the place of the page, which is hidden. */
  isSignedIn: boolean;
  /**
   * Stable between renders. Where a call finds that the session is lost, the sign-in form takes the page's place, which stays as it
   * is. Then what only reads is sent again; what changes something is refused, and is for its button to send again.
   */
  api: AdminClient;
  /** Renews no session, for dialogs over the page: the sign-in form would lie behind them. */
  plainApi: AdminClient;
  /** How `api` sends. */
  send: Send;
  /** False in the form of a post, which asks for the password itself: there a lost session is a failure like others. */
  renewsSession: boolean;
  /** Begins another session of the same account. */
  signInAgain: (password: string, code?: string) => Promise<void>;
  signOut: () => Promise<void>;
  /** To be called after a change of what the account may do. @throws ApiError */
  profileChanged: () => Promise<void>;
  /** To be called after a change of what header, choosers and lists show, wherever they stand: all of it is asked for anew. */
  siteChanged: () => Promise<void>;
  /** Asks the browser for a new passkey. */
  makePasskey: (creation: PasskeyCreation) => Promise<NewPasskey["answer"]>;
  /** Proves who is here by a passkey, by the browser's own question. */
  proveByPasskey: () => Promise<void>;
  /** The button that begins a session without a password. */
  PasskeyButton: ComponentType<{ onSignedIn: () => void }>;
}

/** Given to every page by its guard; a part of a page may be given other calls. */
export const AdminContext = createContext<Admin | null>(null);

/** Gives who is signed in, what they may do, and the calls of the admin area. */
export function useAdmin(): Admin {
  const admin = useContext(AdminContext);
  if (!admin) throw new Error("only the pages of the admin area know who is signed in");
  return admin;
}
