/** Who sits at this browser, as far as it knows. */
export type Session =
  | { state: "asking" }
  /** The server could not be asked; nobody counts as signed in. */
  | { state: "unreachable" }
  | { state: "signedOut" }
  /** The server does not know the session any more; `username` was signed in until now. */
  | { state: "ended"; username: string }
  | { state: "signedIn"; username: string };
