import { createDeskClient } from "#api/desk/desk-client.ts";
import type { LibraryPicture } from "#api/desk/media-library.ts";
import { uploadSend } from "./upload-send.ts";

/** Puts a file into the media library; `onProgress` gets the share that has been sent, from 0 to 1. Throws `ApiError`. */
export function uploadPicture(file: File, onProgress: (share: number) => void): Promise<LibraryPicture> {
  // It goes on when its page is left.
  const { signal } = new AbortController();
  return createDeskClient(uploadSend({ signal, onProgress })).addPicture(file, file.name);
}
