import { createApiClient, type PostAttachments } from "#api/client.ts";
import type { WholePost, WrittenPost } from "#api/posts.ts";
import { uploadSend } from "./upload-send.ts";

interface SaveOptions {
  /** Of the post that is changed; a new one has none. */
  id: string | undefined;
  signal: AbortSignal;
  /** Told how much has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Stores a post from the browser: creates it, or changes the one with the given id.
 *
 * @throws ApiError
 */
export function savePost(
  post: WrittenPost,
  attachments: PostAttachments,
  { id, ...upload }: SaveOptions,
): Promise<WholePost> {
  const api = createApiClient(uploadSend(upload));
  return id === undefined ? api.createPost(post, attachments) : api.changePost(id, post, attachments);
}
