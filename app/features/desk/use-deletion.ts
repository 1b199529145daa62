import { useState } from "react";
import { isNotFound, isSessionLost } from "#api/errors.ts";
import type { PostSummary } from "#api/posts.ts";

interface DeletionOptions {
  deletePost: (id: string) => Promise<unknown>;
  /** Called once the post is gone. */
  onDeleted: (post: PostSummary) => void;
  onSessionLost: () => void;
}

/** Deleting a post of the list: asked about first, one at a time. */
export function useDeletion({ deletePost, onDeleted, onSessionLost }: DeletionOptions) {
  const [asked, setAsked] = useState<PostSummary | null>(null);
  const [isDeleting, setIsDeleting] = useState(false);
  const [failedId, setFailedId] = useState<string | null>(null);

  async function confirm(): Promise<void> {
    if (!asked || isDeleting) return;
    setIsDeleting(true);
    setFailedId(null);
    try {
      await deletePost(asked.id).catch(ignoreMissing);
      onDeleted(asked);
    } catch (error) {
      console.warn("The post could not be deleted", error);
      if (isSessionLost(error)) onSessionLost();
      else setFailedId(asked.id);
    } finally {
      setIsDeleting(false);
      setAsked(null);
    }
  }

  return {
    asked,
    isDeleting,
    failedId,
    ask(post: PostSummary) {
      setFailedId(null);
      setAsked(post);
    },
    confirm,
    cancel: () => setAsked(null),
  };
}

/** Somebody else was faster: the post is gone, as it should be. */
function ignoreMissing(error: unknown): void {
  if (!isNotFound(error)) throw error;
}
