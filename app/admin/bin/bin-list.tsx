import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { BinnedPost } from "#api/admin/bin.ts";
import { errorTextOf, ignoreNotFound, isSessionLost } from "#api/errors.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { DeletionDialog } from "#app/admin/calls/deletion-dialog.tsx";
import { Loading } from "#app/ui/notices/loading.tsx";
import { RetryAlert } from "#app/ui/notices/retry-alert.tsx";
import { useConfirmedDeletion } from "#app/admin/calls/use-confirmed-deletion.ts";
import { useRowFocus } from "#app/ui/lists/use-row-focus.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { BinRow, titleOf } from "./bin-row.tsx";
import list from "../../ui/lists/item-list.module.css";

const queryKey = ["bin"];

interface BinListProps {
  onRestored: () => void;
}

/** The deleted posts, the last deleted first, to be restored or deleted for good. */
export function BinList({ onRestored }: BinListProps) {
  const { api } = useAdmin();
  const { bin: texts, postForm } = useAdminMessages();
  const language = useLanguage();
  const client = useQueryClient();
  const { data: posts, isError, refetch } = useQuery({ queryKey, queryFn: () => api.listBin() });
  const { heading, controlOf, focusNeighbour } = useRowFocus<HTMLButtonElement>();
  const [done, setDone] = useState("");
  const [restoring, setRestoring] = useState<string | null>(null);
  const [failure, setFailure] = useState<{ id: string; error: unknown } | null>(null);
  const nameOf = (post: BinnedPost) => titleOf(post, language)?.title ?? postForm.draft.untitled;

  function leave(post: BinnedPost, text: string): void {
    focusNeighbour(posts ?? [], post);
    client.setQueryData<BinnedPost[]>(queryKey, (before) => before?.filter(({ id }) => id !== post.id));
    setDone(text);
  }

  const deletion = useConfirmedDeletion<BinnedPost>({
    remove: ({ id }) => api.erasePost(id).catch(ignoreNotFound),
    onDeleted: (post) => leave(post, texts.erased(nameOf(post))),
  });

  async function restore(post: BinnedPost): Promise<void> {
    if (restoring !== null) return;
    setRestoring(post.id);
    setFailure(null);
    try {
      await api.restorePost(post.id);
      onRestored();
      leave(post, texts.restored(nameOf(post)));
    } catch (error) {
      console.warn("A post could not be restored", error);
      if (!isSessionLost(error)) setFailure({ id: post.id, error });
    } finally {
      setRestoring(null);
    }
  }

  function failureOf(post: BinnedPost) {
    const failed = deletion.deletionOf(post).failure ?? (failure?.id === post.id ? failure : null);
    if (!failed) return null;
    const { text, lang } = errorTextOf(failed.error, { not_found: texts.gone }, texts.failed);
    return <Alert lang={lang}>{text}</Alert>;
  }

  return (
    <section className={list.section} aria-label={texts.title}>
      {!posts && !isError && <Loading text={texts.loading} />}
      {isError && (
        <RetryAlert retry={texts.retry} onRetry={() => void refetch()}>
          {texts.loadFailed}
        </RetryAlert>
      )}
      <p role="status" className={list.status}>
        {done}
      </p>
      {posts?.length === 0 && (
        <p ref={heading} tabIndex={-1}>
          {texts.empty}
        </p>
      )}
      {posts && posts.length > 0 && (
        <ul className={list.rows}>
          {posts.map((post) => (
            <BinRow
              key={post.id}
              post={post}
              isBusy={restoring === post.id || deletion.isDeleting}
              restoreButton={controlOf(post)}
              onRestore={() => void restore(post)}
              onErase={deletion.deletionOf(post).request}
              failure={failureOf(post)}
            />
          ))}
        </ul>
      )}
      <DeletionDialog
        deletion={deletion}
        texts={texts}
        describe={(post) => texts.confirmText(nameOf(post))}
      />
    </section>
  );
}
