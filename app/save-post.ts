import { createApiClient, type PostAttachments } from "#api/client.ts";
import type { WholePost, WrittenPost } from "#api/posts.ts";
import { homePostsCache } from "./features/posts/home-posts-cache.ts";
import { uploadSend } from "./upload-send.ts";

interface SaveOptions {
  /** Of the post that is changed; a new one has none. */
  id: string | undefined;
  signal: AbortSignal;
  /** Told how much has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Stores a post from the browser: creates it, or changes the one with the given id. The home page will ask for
 * its posts anew.
 *
 * @throws ApiError
 */
export async function savePost(
  post: WrittenPost,
  attachments: PostAttachments,
  { id, ...upload }: SaveOptions,
): Promise<WholePost> {
  const api = createApiClient(uploadSend(upload));
  const saved =
    id === undefined ? await api.createPost(post, attachments) : await api.changePost(id, post, attachments);
  homePostsCache.clear();
  return saved;
}
