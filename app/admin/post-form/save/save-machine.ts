import type { PostAttachments } from "#api/posts/post-wire.ts";
import type { AdminClient } from "#api/admin/admin-client.ts";
import { ApiError, isSessionLost } from "#api/errors/errors.ts";
import type { FullPost, WrittenPost } from "#api/posts/posts.ts";
import { coverAttachment } from "#app/admin/post-form/chosen-cover.ts";
import {
  conflictingFields,
  mergeVersions,
  saversOf,
  type Savers,
  type Versions,
} from "#app/admin/post-form/conflict/merge-versions.ts";
import { isUnsaved, withBaseOf } from "#app/admin/post-form/store/form-state.ts";
import { untilQuiet, type FormStore } from "#app/admin/post-form/store/form-store.ts";
import {
  differingFields,
  fieldsOf,
  isTextIn,
  type FormField,
  type PostFields,
} from "#app/admin/post-form/store/post-fields.ts";
import { languages } from "#i18n/languages.ts";
import { fieldsRefused } from "./form-errors.ts";
import {
  keepDrafts,
  partsToSend,
  publishAll,
  type SaveIntent,
} from "#app/admin/post-form/states/save-intent.ts";

/** `id` is undefined for a new post. Throws `ApiError`. */
export type SavePost = (
  post: WrittenPost,
  attachments: PostAttachments,
  options: { id: string | undefined; signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<FullPost>;

/** The editor's choice between two versions of a post. */
interface Resolution {
  fields: PostFields;
  keepsCover: boolean;
}

/** A merge, and whether saving would publish what somebody else saved as a draft meanwhile. */
interface Merge extends Resolution {
  isForeignDraft: boolean;
}

/** A state that waits for the editor or the network has a function that ends it. */
export type SaveState =
  | { name: "idle" }
  /** `progress` is the uploaded share, from 0 to 1. */
  | { name: "saving"; progress: number }
  /** `isServerBusy`: the server answered, but cannot save at the moment, for example because its database is away. */
  | { name: "waiting for connection"; isServerBusy: boolean; retryNow: () => void }
  | { name: "session ended"; resolve: (isSignedIn: boolean) => void }
  | {
      name: "conflict";
      theirs: FullPost;
      savers: Savers;
      versions: Versions;
      resolve: (resolution: Resolution | null) => void;
    }
  /** `isRestSaved`: what this account may save is saved, as a draft where it may not publish. */
  | { name: "refused"; error: unknown; isRestSaved?: boolean }
  | { name: "saved"; post: FullPost };

export type SaveEnd =
  | Extract<SaveState, { name: "idle" | "refused" | "saved" }>
  /** Nothing was sent: the form has got a draft of somebody else, and the intent would publish it. */
  | { name: "merged" };

interface SaveTools {
  store: FormStore;
  /** Stays the same through every attempt. */
  intent?: SaveIntent;
  save: SavePost;
  /** Returns the stored version. Throws `ApiError`. */
  readLatest: (id: string) => Promise<FullPost>;
  /** The newest first; asked for only where a conflict names whose text is whose. */
  listRevisions?: AdminClient["listRevisions"];
  /** Whether the account may write a field; it may write all if this is left out. Others' changes in the rest are never asked about. */
  mayWrite?: (field: FormField) => boolean;
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
 *     saving -> saving, with what others have saved meanwhile in fields that were not changed here
 *     saving -> conflict -> saving, or idle when the editor cancels
 *     saving -> refused
 *
 * Cancelling leads back to idle from every state. Where an account may not do all that it is asked, it saves what it may:
 * nobody's words wait for words that cannot be saved.
 */
export async function runSave(tools: SaveTools): Promise<SaveEnd> {
  const { store, signal } = tools;
  const asked: Asked = { intent: tools.intent ?? publishAll, withheld: new Set(), refusal: undefined };
  let failures = 0;
  let isConflict = false;
  while (!signal.aborted) {
    try {
      if (isConflict) {
        const resolution = await resolveConflict(tools, asked.intent);
        if (!resolution) break;
        isConflict = false;
        if (resolution.isForeignDraft) return { name: "merged" };
      }
      const post = await sendNewest(tools, asked);
      failures = 0;
      if (!isUnsaved(newestOf(store, asked))) {
        const { refusal: error } = asked;
        return error ? { name: "refused", error, isRestSaved: true } : { name: "saved", post };
      }
      await untilQuiet(store, quietPause, signal);
    } catch (error) {
      if (signal.aborted) break;
      const cause = causeOf(error);
      const isServerBusy = cause === "server busy";
      const mustWait = isServerBusy || cause === "no connection";
      failures = mustWait ? failures + 1 : 0;
      if (cause === "refused" && !narrow(asked, error, store)) return { name: "refused", error };
      if (mustWait) await waitForConnection(tools, isServerBusy, failures);
      else if (cause === "conflict") isConflict = true;
      else if (cause === "session ended") {
        const isSignedIn = await untilResolved<boolean>(tools, (resolve) => ({
          name: "session ended",
          resolve,
        }));
        if (!isSignedIn) break;
      }
    }
  }
  return { name: "idle" };
}

/** The part of a save that an account is still asked for: a refusal makes it less. */
interface Asked {
  intent: SaveIntent;
  /** The fields that are not sent any more. */
  withheld: Set<FormField>;
  /** The first refusal. */
  refusal: unknown;
}

function newestOf(store: FormStore, { withheld }: Asked) {
  return withBaseOf(store.newest(), withheld);
}

async function sendNewest({ store, save, enter, signal }: SaveTools, asked: Asked): Promise<FullPost> {
  const { intent } = asked;
  const sent = newestOf(store, asked);
  const { id, updatedAt } = sent;
  const { post: parts, states } = partsToSend(intent, sent);
  const onProgress = (progress: number) => enter({ name: "saving", progress });
  onProgress(0);
  const attachments = {
    ...coverAttachment(sent.cover),
    ...(updatedAt !== undefined && { updatedAt }),
    ...(states && { states }),
    ...(intent.upToDate && { upToDate: intent.upToDate }),
  };
  const post = await save(parts, attachments, { id, signal, onProgress });
  store.dispatch({ type: "saved", sent, post });
  return post;
}

/** After a refusal, leaves what may still be saved: drafts first, then without the fields that are refused. False when there is nothing. */
function narrow(asked: Asked, error: unknown, store: FormStore): boolean {
  const isNew = newestOf(store, asked).id === undefined;
  if (!(error instanceof ApiError) || error.code !== "not_allowed" || isNew) return false;
  asked.refusal ??= error;
  if (asked.intent !== keepDrafts) asked.intent = keepDrafts;
  else {
    const refused = fieldsRefused(error).filter((field) => !asked.withheld.has(field));
    if (refused.length === 0) return false;
    for (const field of refused) asked.withheld.add(field);
  }
  return isUnsaved(newestOf(store, asked));
}

/** Writes the merged version into the form; null when the editor cancels. */
async function resolveConflict(tools: SaveTools, intent: SaveIntent): Promise<Merge | null> {
  const { store, readLatest, mayWrite = () => true } = tools;
  const { id } = store.read();
  // A new post cannot have been changed by somebody else.
  if (id === undefined) return null;
  // Both before the form is read, in which one may go on writing meanwhile. A question without names is better than none.
  const [theirs, revisions = []] = await Promise.all([
    readLatest(id),
    tools.listRevisions?.(id).catch(() => []),
  ]);
  const { base, fields: mine, cover, baseCover } = store.newest();
  const coverChanges = { mine: cover !== null, theirs: theirs.cover?.hash !== baseCover?.hash };
  const versions = { base, mine, theirs: fieldsOf(theirs), cover: coverChanges, mayWrite };
  const isAsked = conflictingFields(versions).length > 0;
  const resolution = isAsked
    ? await untilResolved<Resolution | null>(tools, (resolve) => ({
        name: "conflict",
        theirs,
        savers: saversOf(revisions),
        versions,
        resolve,
      }))
    : mergeVersions(versions);
  if (!resolution) return null;
  store.dispatch({ type: "conflict resolved", theirs, ...resolution });
  const theirChanges = differingFields(base, versions.theirs);
  const isForeignDraft = languages.some(
    (language) =>
      intent.states?.[language] !== undefined &&
      intent.states[language] !== "draft" &&
      theirs.drafts?.[language] !== undefined &&
      theirChanges.some((name) => isTextIn([language], name)),
  );
  return { ...resolution, isForeignDraft };
}

type Waiting = Pick<SaveTools, "enter" | "signal">;

async function waitForConnection(tools: Waiting, isServerBusy: boolean, failures: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  await untilResolved<void>(tools, (retryNow) => {
    timer = setTimeout(retryNow, retryDelay(failures));
    return { name: "waiting for connection", isServerBusy, retryNow };
  });
  clearTimeout(timer);
}

/** Enters a state and waits until it is resolved; null when the save is cancelled first. */
function untilResolved<T>(
  { enter, signal }: Waiting,
  state: (resolve: (value: T) => void) => SaveState,
): Promise<T | null> {
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

type SaveFailure = "no connection" | "server busy" | "session ended" | "conflict" | "refused";

function causeOf(error: unknown): SaveFailure {
  if (!(error instanceof ApiError)) return "refused";
  if (error.status === 0) return "no connection";
  if (error.code === "unavailable") return "server busy";
  if (isSessionLost(error)) return "session ended";
  return error.code === "changed_meanwhile" ? "conflict" : "refused";
}
