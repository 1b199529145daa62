import { createAdminClient } from "#api/admin/admin-client.ts";
import type { PostAttachments } from "#api/posts/post-wire.ts";
import type { FullPost, WrittenPost } from "#api/posts/posts.ts";
import { homePostsCache } from "#app/site/posts/list/home-posts-cache.ts";
import { uploadSend } from "#app/admin/calls/upload-send.ts";

interface SaveOptions {
  /** Undefined for a new post. */
  id: string | undefined;
  signal: AbortSignal;
  /** Called with the share that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** Creates or changes a post and clears the home page's cached posts. Throws `ApiError`. */
export async function savePost(
  post: WrittenPost,
  attachments: PostAttachments,
  { id, ...upload }: SaveOptions,
): Promise<FullPost> {
  const api = createAdminClient(uploadSend(upload));
  const saved =
    id === undefined ? await api.createPost(post, attachments) : await api.changePost(id, post, attachments);
  homePostsCache.clear();
  return saved;
}
