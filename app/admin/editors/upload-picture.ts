import { createAdminClient } from "#api/admin/admin-client.ts";
import type { LibraryPicture } from "#api/admin/media-library.ts";
import { inSession } from "#app/admin/admin-api.ts";
import { uploadSend } from "#app/admin/calls/upload-send.ts";

/** Puts a file into the media library; `onProgress` gets the share that has been sent, from 0 to 1. Throws `ApiError`. */
export function uploadPicture(file: File, onProgress: (share: number) => void): Promise<LibraryPicture> {
  // It goes on when its page is left.
  const { signal } = new AbortController();
  return createAdminClient(inSession(uploadSend({ signal, onProgress }))).addPicture(file, file.name);
}
