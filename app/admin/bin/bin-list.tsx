import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { BinnedPost } from "#api/admin/bin.ts";
import { errorTextOf, ignoreNotFound } from "#api/errors/errors.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { DeletionDialog } from "#app/admin/calls/deletion-dialog.tsx";
import { QueryState } from "#app/admin/calls/query-state.tsx";
import { useCall } from "#app/admin/calls/use-call.ts";
import { useConfirmedDeletion } from "#app/admin/calls/use-confirmed-deletion.ts";
import { useRowFocus } from "#app/ui/lists/use-row-focus.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
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
  const loaded = useQuery({ queryKey, queryFn: () => api.listBin() });
  const { data: posts } = loaded;
  const { heading, controlOf, focusNeighbour } = useRowFocus<HTMLButtonElement>();
  const [done, setDone] = useState("");
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

  const { restoring, failure, restore } = useRestoring((post) => {
    onRestored();
    leave(post, texts.restored(nameOf(post)));
  });

  function failureOf(post: BinnedPost) {
    const failed = deletion.deletionOf(post).failure ?? (failure?.id === post.id ? failure : null);
    if (!failed) return null;
    const { text, lang } = errorTextOf(failed.error, { not_found: texts.gone }, texts.failed);
    return <Alert lang={lang}>{text}</Alert>;
  }

  return (
    <section className={list.section} aria-label={texts.title}>
      <QueryState query={loaded} texts={texts} />
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

/** Restores one post at a time. */
function useRestoring(onRestored: (post: BinnedPost) => void) {
  const { api } = useAdmin();
  const { isBusy, failure, run } = useCall();
  const [id, setId] = useState<string | null>(null);

  async function restore(post: BinnedPost): Promise<void> {
    if (isBusy) return;
    setId(post.id);
    await run(async () => {
      await api.restorePost(post.id);
      onRestored(post);
    });
  }

  return {
    /** The id of the post that is being restored. */
    restoring: isBusy ? id : null,
    failure: failure && { id, ...failure },
    restore,
  };
}
