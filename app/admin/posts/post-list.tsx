import { useCallback, useState } from "react";
import { useSearchParams } from "react-router";
import { daysInBin } from "#api/admin/days-in-bin.ts";
import { ignoreNotFound } from "#api/errors/errors.ts";
import type { PostSummary } from "#api/posts/posts.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { DeletionDialog } from "#app/admin/calls/deletion-dialog.tsx";
import { QueryState } from "#app/admin/calls/query-state.tsx";
import { useConfirmedDeletion } from "#app/admin/calls/use-confirmed-deletion.ts";
import { useRowFocus } from "#app/ui/lists/use-row-focus.ts";
import { Pager } from "#app/ui/lists/pager.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { locales } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { ListControls } from "./list-controls.tsx";
import { changeListQuery, readListQuery, type ListQuery } from "./list-query.ts";
import { PostRow } from "./post-row.tsx";
import { UndoDeletion } from "./undo-deletion.tsx";
import { useBulkChange } from "./use-bulk-change.ts";
import { pageSize, usePostList } from "./use-post-list.ts";
import list from "../../ui/lists/item-list.module.css";
import styles from "./post-list.module.css";

interface PostListProps {
  /** Called when posts were deleted, published, withdrawn or brought back. */
  onChanged: () => void;
}

/** All posts in the page's language, a page at a time; search, filters and order stand in the address. */
export function PostList({ onChanged }: PostListProps) {
  const { api, may } = useAdmin();
  const { dashboard, postForm, postMatrix } = useAdminMessages();
  const texts = dashboard.posts;
  const nameOf = ({ title }: PostSummary) => title || postForm.draft.untitled;
  const language = useLanguage();
  const [query, change] = useListQuery();
  const [deleted, setDeleted] = useState<PostSummary | null>(null);
  const { heading, controlOf, focusNeighbour, focusRow } = useRowFocus<HTMLButtonElement>();
  const loaded = usePostList(language, query);
  const answer = loaded.isError ? undefined : loaded.data;
  const shown = answer?.posts ?? [];
  const total = answer?.total ?? 0;

  function reload(): void {
    void loaded.refetch();
    onChanged();
  }

  const bulk = useBulkChange(reload);
  const deletion = useConfirmedDeletion<PostSummary>({
    remove: ({ id }) => api.deletePost(id).catch(ignoreNotFound),
    onDeleted(post) {
      loaded.leaveOut(post.id);
      reload();
      bulk.choose([post.id], false);
      setDeleted(post);
      focusNeighbour(shown, post);
    },
  });

  function turnTo(page: number): void {
    change({ page });
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }

  const hasNarrowed = query.search !== "" || query.state !== "all" || query.page > 1;
  const isEmpty = answer?.total === 0 && !hasNarrowed;
  return (
    <section className={list.section} aria-busy={loaded.isPlaceholderData}>
      <h2 ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      {answer && !isEmpty && <ListControls query={query} counts={answer.counts} onChange={change} />}
      <QueryState query={loaded} texts={texts} />
      {(loaded.isError || isEmpty) && <p>{texts.noPosts}</p>}
      <p role="status" className={list.status}>
        {deleted && `${texts.deleted(nameOf(deleted))} `}
        {answer && !isEmpty && (total > 0 ? texts.shown(total) : postMatrix.noMatch)}
      </p>
      {deleted && (
        <UndoDeletion
          key={deleted.id}
          post={deleted}
          onUndone={() => {
            setDeleted(null);
            reload();
            focusRow("");
          }}
        />
      )}
      {answer && !isEmpty && may.includes("posts.publish") && (
        <BulkBar bulk={bulk} shown={shown.map(({ id }) => id)} />
      )}
      {shown.length > 0 && (
        <ul className={loaded.isPlaceholderData ? `${list.rows} ${styles.waiting}` : list.rows}>
          {shown.map((post) => (
            <PostRow
              key={post.id}
              post={post}
              isChosen={bulk.chosen.has(post.id)}
              onChoose={may.includes("posts.publish") ? (isChosen) => bulk.choose([post.id], isChosen) : null}
              mayDelete={may.includes("posts.delete")}
              deletion={deletion.deletionOf(post)}
              deleteButton={controlOf(post)}
            />
          ))}
        </ul>
      )}
      {answer && (
        <Pager
          perPage={pageSize}
          words={postMatrix}
          locale={locales[language]}
          page={query.page}
          total={total}
          onPage={turnTo}
        />
      )}
      <DeletionDialog
        deletion={deletion}
        texts={texts}
        describe={(post) => texts.confirmText(nameOf(post), daysInBin)}
      />
    </section>
  );
}

/** Reads from the address what is asked for, and writes it there. */
function useListQuery() {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (next: Partial<ListQuery>) =>
      setParams((former) => changeListQuery(former, next), { replace: true, preventScrollReset: true }),
    [setParams],
  );
  return [readListQuery(params), change] as const;
}
