import { useEffect, useRef, useState, type RefObject } from "react";
import type { PostAttachments } from "#api/client.ts";
import type { WholePost, WrittenPost } from "#api/posts.ts";
import { remember } from "./device-memory.ts";
import type { FormState } from "./form-state.ts";
import type { FormStore } from "./form-store.ts";
import type { DraftKeeper } from "./keep-draft.ts";
import { writtenPostOf, type PostFields } from "./post-fields.ts";
import { saveNewest, untilQuiet } from "./save-newest.ts";
import type { SaveOutcome } from "./save-through.ts";
import { waitToRetry } from "./wait-to-retry.ts";

/** Stores a post. `id` is that of the post to change; a new one has none. Throws `ApiError`. */
export type SavePost = (
  post: WrittenPost,
  attachments: PostAttachments,
  options: { id: string | undefined; signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<WholePost>;

export type Saving =
  | { state: "idle" | "waiting" | "saved" }
  | { state: "saving"; share: number }
  | { state: "failed"; failure: Extract<SaveOutcome, { kind: "refused" }> };

export interface Settlement {
  fields: PostFields;
  keepsCover: boolean;
}

/** What only the editor can answer before a save goes on; null is a no. */
export type SaveQuestion =
  | { kind: "session"; answer: (isSignedIn: boolean) => void }
  | { kind: "conflict"; theirs: WholePost; answer: (settlement: Settlement | null) => void };

/** How long the hands must rest before words written during a save are sent too, in milliseconds. */
const quietPause = 1000;

interface SavingTools {
  store: FormStore;
  keeper: RefObject<DraftKeeper | null>;
  save: SavePost;
  readLatest: (id: string) => Promise<WholePost>;
  onSaved: (post: WholePost) => void;
  onRefused: (failure: Extract<SaveOutcome, { kind: "refused" }>) => void;
}

/** Saves a form, through whatever may happen meanwhile. */
export function useSaving({ store, keeper, save, readLatest, onSaved, onRefused }: SavingTools) {
  const [saving, setSaving] = useState<Saving>({ state: "idle" });
  const [question, setQuestion] = useState<SaveQuestion | null>(null);
  const [hasSaved, setHasSaved] = useState(false);
  const running = useRef<AbortController>(null);
  const [retryNow] = useState(() => new EventTarget());
  useEffect(() => () => running.current?.abort(), []);

  function ask<T>(question: (answer: (value: T) => void) => SaveQuestion): Promise<T> {
    return new Promise((resolve) => {
      setQuestion(
        question((value) => {
          setQuestion(null);
          resolve(value);
        }),
      );
    });
  }

  async function send({ id, updatedAt, fields, cover }: FormState, signal: AbortSignal): Promise<WholePost> {
    setSaving({ state: "saving", share: 0 });
    const attachments = { ...(cover && { file: cover }), ...(updatedAt !== undefined && { updatedAt }) };
    const onProgress = (share: number) => setSaving({ state: "saving", share });
    const post = await save(writtenPostOf(fields), attachments, { id, signal, onProgress });
    setHasSaved(true);
    return post;
  }

  async function settleConflict(): Promise<boolean> {
    const { id } = store.read();
    // Only a stored post can have been changed by somebody else.
    if (id === undefined) return false;
    const theirs = await readLatest(id);
    const settlement = await ask<Settlement | null>((answer) => ({ kind: "conflict", theirs, answer }));
    if (settlement) store.dispatch({ type: "settled", theirs, ...settlement });
    return settlement !== null;
  }

  async function start(): Promise<void> {
    if (running.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    void keeper.current?.flush();
    const outcome = await saveNewest(
      store,
      {
        send: (state) => send(state, signal),
        signInAgain: () => ask<boolean>((answer) => ({ kind: "session", answer })),
        settleConflict,
        waitForConnection(failures) {
          setSaving({ state: "waiting" });
          return waitToRetry({ failures, wakers: [window, retryNow], signal });
        },
        untilQuiet: () => untilQuiet(store, quietPause, signal),
      },
      signal,
    );
    running.current = null;
    if (outcome.kind === "saved") {
      setSaving({ state: "saved" });
      remember("desk-author", store.read().fields.author);
      await keeper.current?.forget();
      onSaved(outcome.post);
    } else if (outcome.kind === "refused") {
      setSaving({ state: "failed", failure: outcome });
      onRefused(outcome);
    } else {
      setSaving({ state: "idle" });
    }
  }

  return {
    saving,
    /** Whether anything was stored since the form was opened. */
    hasSaved,
    question,
    start,
    cancel: () => running.current?.abort(),
    tryNow: () => retryNow.dispatchEvent(new Event("online")),
  };
}
