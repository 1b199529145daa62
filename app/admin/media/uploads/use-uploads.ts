import { useRef, useState } from "react";
import { maxPictureBytes } from "#api/admin/media-limits.ts";
import { ApiError, isSessionLost } from "#api/errors/errors.ts";
import type { LibraryPicture } from "#api/admin/media-library.ts";
import { useUnloadWarning } from "#app/ui/dialogs/use-unload-warning.ts";

export type SendPicture = (file: File, onProgress: (share: number) => void) => Promise<LibraryPicture>;

export interface Upload {
  id: number;
  file: File;
  state: "waiting" | "sending" | "done" | "failed";
  /** The share that has been sent, from 0 to 1. */
  share: number;
  picture?: LibraryPicture;
  error?: unknown;
}

interface UploadsOptions {
  send: SendPicture;
  onAdded: (picture: LibraryPicture) => void;
}

/** Sends files one after another; one that fails does not stop the others, but a lost session does. */
export function useUploads({ send, onAdded }: UploadsOptions) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const waiting = useRef<Upload[]>([]);
  const isRunning = useRef(false);
  const lastId = useRef(0);
  const isBusy = uploads.some(isUnderWay);
  useUnloadWarning(isBusy);

  function patch(id: number, change: Partial<Upload>): void {
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)));
  }

  async function sendOne({ id, file }: Upload): Promise<void> {
    patch(id, { state: "sending", share: 0 });
    try {
      // Without sending it first.
      if (file.size > maxPictureBytes) throw new ApiError(413, "picture_too_large", "more than 30 MB");
      const picture = await send(file, (share) => patch(id, { share }));
      patch(id, { state: "done", picture });
      onAdded(picture);
    } catch (error) {
      console.warn(`The picture ${file.name} could not be uploaded`, error);
      patch(id, { state: "failed", error });
      // Each would be sent whole, only to be refused. They can be tried again.
      if (isSessionLost(error))
        for (const next of waiting.current.splice(0)) patch(next.id, { state: "failed", error });
    }
  }

  async function run(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    for (let next = waiting.current.shift(); next; next = waiting.current.shift()) await sendOne(next);
    isRunning.current = false;
  }

  return {
    uploads,
    isBusy,
    add(files: Iterable<File>): void {
      const added = [...files].map((file, index) => waitingUpload(file, lastId.current + index + 1));
      lastId.current += added.length;
      waiting.current.push(...added);
      setUploads((all) => [...all, ...added]);
      void run();
    },
    /** Sends again those files whose upload may succeed another time. */
    retry(): void {
      const again = uploads.filter(({ state, error }) => state === "failed" && !isForGood(error));
      for (const { id } of again) patch(id, { state: "waiting", error: undefined });
      waiting.current.push(...again);
      void run();
    },
    clear: () => setUploads((all) => all.filter(isUnderWay)),
  };
}

function waitingUpload(file: File, id: number): Upload {
  return { id, file, state: "waiting", share: 0 };
}

function isUnderWay({ state }: Upload): boolean {
  return state === "waiting" || state === "sending";
}

/** Whether the file itself is what the server refuses. */
export function isForGood(error: unknown): boolean {
  return (
    error instanceof ApiError && ["picture_too_large", "picture_unreadable", "too_large"].includes(error.code)
  );
}
