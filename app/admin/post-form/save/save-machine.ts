import type { PostAttachments } from "#api/post-wire.ts";
import { ApiError, isSessionLost } from "#api/errors.ts";
import type { WholePost, WrittenPost } from "#api/posts.ts";
import { coverAttachment } from "#app/admin/post-form/chosen-cover.ts";
import { isUnsaved } from "#app/admin/post-form/form-state.ts";
import { untilQuiet, type FormStore } from "#app/admin/post-form/form-store.ts";
import type { PostFields } from "#app/admin/post-form/post-fields.ts";
import { partsToSend, publishAll, type SaveAim } from "#app/admin/post-form/states/save-aim.ts";

/** `id` is undefined for a new post. Throws `ApiError`. */
export type SavePost = (
  post: WrittenPost,
  attachments: PostAttachments,
  options: { id: string | undefined; signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<WholePost>;

/** The editor's choice between two versions of a post. */
export interface Resolution {
  fields: PostFields;
  keepsCover: boolean;
}

/** A state that waits for the editor or the network has a function that ends it. */
export type SaveState =
  | { name: "idle" }
  /** `progress` is the uploaded share, from 0 to 1. */
  | { name: "saving"; progress: number }
  /** `isServerBusy`: the server answered, but cannot save at the moment, for example because its database is away. */
  | { name: "waiting for connection"; isServerBusy: boolean; retryNow: () => void }
  | { name: "session ended"; resolve: (isSignedIn: boolean) => void }
  | { name: "conflict"; theirs: WholePost; resolve: (resolution: Resolution | null) => void }
  | { name: "refused"; error: unknown }
  | { name: "saved"; post: WholePost };

export type SaveEnd = Extract<SaveState, { name: "idle" | "refused" | "saved" }>;

interface SaveTools {
  store: FormStore;
  /** Stays the same through every attempt. */
  aim?: SaveAim;
  save: SavePost;
  /** Returns the stored version. Throws `ApiError`. */
  readLatest: (id: string) => Promise<WholePost>;
  /** Called with each state except the last, which is returned. */
  enter: (state: SaveState) => void;
  /** Cancels the save; if it is too late, the post is stored nevertheless. */
  signal: AbortSignal;
}

/** Maximum milliseconds between two attempts. */
export const longestWait = 60_000;

/** Milliseconds without typing before changes made during a save are sent too. */
export const quietPause = 1000;

/** Milliseconds to wait after the n-th failure in a row (from 1): 2, 4, 8 … 60 seconds. */
export function retryDelay(failures: number): number {
  return Math.min(2000 * 2 ** (failures - 1), longestWait);
}

/**
 * Saves a form as the newest version of its post, and again until no change made meanwhile is unsaved:
 *
 *     idle -> saving -> saved
 *     saving -> waiting for connection -> saving
 *     saving -> session ended -> saving, or idle when the editor cancels
 *     saving -> conflict -> saving, or idle when the editor cancels
 *     saving -> refused
 *
 * Cancelling leads back to idle from every state.
 */
export async function runSave({
  store,
  aim = publishAll,
  save,
  readLatest,
  enter,
  signal,
}: SaveTools): Promise<SaveEnd> {
  let failures = 0;
  let isConflict = false;
  while (!signal.aborted) {
    try {
      if (isConflict) {
        const resolution = await resolveConflict();
        if (!resolution) break;
        isConflict = false;
      }
      const post = await sendNewest();
      failures = 0;
      if (!isUnsaved(store.newest())) return { name: "saved", post };
      await untilQuiet(store, quietPause, signal);
    } catch (error) {
      if (signal.aborted) break;
      const cause = causeOf(error);
      const isServerBusy = cause === "server busy";
      const mustWait = isServerBusy || cause === "no connection";
      failures = mustWait ? failures + 1 : 0;
      if (cause === "refused") return { name: "refused", error };
      if (mustWait) await waitForConnection(isServerBusy);
      else if (cause === "conflict") isConflict = true;
      else if (!(await untilResolved<boolean>((resolve) => ({ name: "session ended", resolve })))) break;
    }
  }
  return { name: "idle" };

  async function sendNewest(): Promise<WholePost> {
    const sent = store.newest();
    const { id, updatedAt } = sent;
    const { post: parts, states } = partsToSend(aim, sent);
    const onProgress = (progress: number) => enter({ name: "saving", progress });
    onProgress(0);
    const attachments = {
      ...coverAttachment(sent.cover),
      ...(updatedAt !== undefined && { updatedAt }),
      ...(states && { states }),
      ...(aim.upToDate && { upToDate: aim.upToDate }),
    };
    const post = await save(parts, attachments, { id, signal, onProgress });
    store.dispatch({ type: "saved", sent, post });
    return post;
  }

  /** Writes the merged version into the form; null when the editor cancels. */
  async function resolveConflict(): Promise<Resolution | null> {
    const { id } = store.read();
    // A new post cannot have been changed by somebody else.
    if (id === undefined) return null;
    const theirs = await readLatest(id);
    const resolution = await untilResolved<Resolution | null>((resolve) => ({
      name: "conflict",
      theirs,
      resolve,
    }));
    if (resolution) store.dispatch({ type: "conflict resolved", theirs, ...resolution });
    return resolution;
  }

  async function waitForConnection(isServerBusy: boolean): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    await untilResolved<void>((retryNow) => {
      timer = setTimeout(retryNow, retryDelay(failures));
      return { name: "waiting for connection", isServerBusy, retryNow };
    });
    clearTimeout(timer);
  }

  /** Enters a state and waits until it is resolved; null when the save is cancelled first. */
  function untilResolved<T>(state: (resolve: (value: T) => void) => SaveState): Promise<T | null> {
    return new Promise((resolve) => {
      if (signal.aborted) return resolve(null);
      const cancel = () => settle(null);
      function settle(value: T | null): void {
        signal.removeEventListener("abort", cancel);
        resolve(value);
      }
      signal.addEventListener("abort", cancel);
      enter(state(settle));
    });
  }
}

type SaveFailure = "no connection" | "server busy" | "session ended" | "conflict" | "refused";

function causeOf(error: unknown): SaveFailure {
  if (!(error instanceof ApiError)) return "refused";
  if (error.status === 0) return "no connection";
  if (error.code === "unavailable") return "server busy";
  if (isSessionLost(error)) return "session ended";
  return error.code === "changed_meanwhile" ? "conflict" : "refused";
}
