import { errorTextOf } from "#api/errors/errors.ts";
import type { PostSummary } from "#api/posts/posts.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { useCall } from "#app/admin/calls/use-call.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import styles from "./post-list.module.css";

interface UndoDeletionProps {
  post: PostSummary;
  onUndone: () => void;
}

/** Brings the post that was just deleted back out of the bin. */
export function UndoDeletion({ post, onUndone }: UndoDeletionProps) {
  const { api } = useAdmin();
  const { dashboard, postForm, bin } = useAdminMessages();
  const { isBusy, failure, run } = useCall();

  async function undo(): Promise<void> {
    if (await run(() => api.restorePost(post.id))) onUndone();
  }

  const failed = failure && errorTextOf(failure.error, { not_found: bin.gone }, bin.failed);
  return (
    <div className={styles.undo}>
      <Button kind="quiet" busy={isBusy} onClick={() => void undo()}>
        {dashboard.posts.undo(post.title || postForm.draft.untitled)}
      </Button>
      {failed && <Alert lang={failed.lang}>{failed.text}</Alert>}
    </div>
  );
}
