import type { WholePost } from "#api/posts.ts";
import { saveFailure, type SaveFailure } from "./save-failure.ts";

/** What a save does between its beginning and its end; every step reads the newest state itself. */
export interface SaveSteps {
  /** Sends the post as it is now. Throws `ApiError`. */
  send: () => Promise<WholePost>;
  /** Has the session renewed; false when the editor gave up. */
  signInAgain: () => Promise<boolean>;
  /** Has the two versions brought together; false when the editor gave up. May throw `ApiError`. */
  settleConflict: () => Promise<boolean>;
  /** Waits for the next try after so many failures in a row. */
  waitForConnection: (failures: number) => Promise<void>;
}

export type SaveOutcome =
  | { kind: "saved"; post: WholePost }
  | { kind: "given up" }
  | Extract<SaveFailure, { kind: "refused" }>;

/**
 * Saves through whatever stands in the way: a lost connection, an ended session, a faster second editor.
 *
 * @param signal cancels it; the post may have been stored all the same when that comes late
 */
export async function saveThrough(steps: SaveSteps, signal: AbortSignal): Promise<SaveOutcome> {
  let failures = 0;
  let isConflict = false;
  while (!signal.aborted) {
    try {
      if (isConflict && !(await steps.settleConflict())) return { kind: "given up" };
      isConflict = false;
      return { kind: "saved", post: await steps.send() };
    } catch (error) {
      if (signal.aborted) break;
      const failure = saveFailure(error);
      failures = failure.kind === "offline" ? failures + 1 : 0;
      if (failure.kind === "offline") await steps.waitForConnection(failures);
      else if (failure.kind === "changed meanwhile") isConflict = true;
      else if (failure.kind === "refused") return failure;
      else if (!(await steps.signInAgain())) break;
    }
  }
  return { kind: "given up" };
}
