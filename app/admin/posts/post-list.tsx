import { useEffect, useRef, useState } from "react";
import type { ApiClient } from "#api/client.ts";
import type { PostSummary } from "#api/posts.ts";
import { ignoreNotFound } from "#api/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { Loading } from "#app/ui/loading.tsx";
import { useConfirmedDeletion } from "#app/ui/use-confirmed-deletion.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { PostRow } from "./post-row.tsx";
import { searchPosts } from "./search-posts.ts";
import { usePostList } from "./use-post-list.ts";
import list from "../../ui/item-list.module.css";
import styles from "./post-list.module.css";

/** Posts shown at first, and added by each click on the button below. */
const pageSize = 25;

interface PostListProps {
  api: Pick<ApiClient, "listPosts" | "deletePost">;
  onDeleted: () => void;
  /** Called with each failed call; returns true when the session was lost. */
  handleSessionLoss: (error: unknown) => boolean;
}

/** All posts in the page's language, with a search field. */
export function PostList({ api, onDeleted, handleSessionLoss }: PostListProps) {
  const texts = useAdminMessages().dashboard.posts;
  const language = useLanguage();
  const [query, setQuery] = useState("");
  const [limit, setLimit] = useState(pageSize);
  const [deleted, setDeleted] = useState<{ title: string; next: string | undefined } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const deleteButtons = useRef(new Map<string, HTMLButtonElement>());

  const { posts, retry, remove } = usePostList(language, api.listPosts, handleSessionLoss);
  const found = searchPosts(posts ?? [], query);
  const shown = found.slice(0, limit);
  const deletion = useConfirmedDeletion<PostSummary>({
    remove: ({ id }) => api.deletePost(id).catch(ignoreNotFound),
    onDeleted(post) {
      const index = found.findIndex(({ id }) => id === post.id);
      remove(post.id);
      onDeleted();
      setDeleted({ title: post.title, next: (found[index + 1] ?? found[index - 1])?.id });
    },
    onFailure: handleSessionLoss,
  });

  useEffect(() => {
    // The pressed button is gone: the focus moves to that of the next post.
    if (deleted) (deleteButtons.current.get(deleted.next ?? "") ?? heading.current)?.focus();
  }, [deleted]);

  return (
    <section className={list.section}>
      <div className={`${list.top} ${styles.top}`}>
        <h2 ref={heading} tabIndex={-1}>
          {texts.title}
        </h2>
        {posts && posts.length > 0 && (
          <div className={styles.search}>
            <Field label={texts.search}>
              {(control) => (
                <input
                  {...control}
                  type="search"
                  placeholder={texts.searchHint}
                  value={query}
                  onChange={(event) => {
                    setQuery(event.target.value);
                    setLimit(pageSize);
                  }}
                />
              )}
            </Field>
          </div>
        )}
      </div>
      {posts === undefined && <Loading text={texts.loading} />}
      {posts === null && (
        <Alert
          details={
            <Button kind="quiet" small onClick={retry}>
              {texts.retry}
            </Button>
          }
        >
          {texts.loadFailed}
        </Alert>
      )}
      {(posts === null || posts?.length === 0) && <p>{texts.noPosts}</p>}
      <p role="status" className={list.status}>
        {deleted && `${texts.deleted(deleted.title)} `}
        {posts && posts.length > 0 && (found.length > 0 ? texts.shown(found.length) : texts.noMatch)}
      </p>
      {shown.length > 0 && (
        <ul className={list.rows}>
          {shown.map((post) => (
            <PostRow
              key={post.id}
              post={post}
              isDeleting={deletion.isDeleting}
              failure={deletion.failureOf(post)}
              deleteButton={(button) => {
                if (button) deleteButtons.current.set(post.id, button);
                return () => void deleteButtons.current.delete(post.id);
              }}
              onDelete={() => deletion.request(post)}
            />
          ))}
        </ul>
      )}
      {found.length > limit && (
        <div className={list.more}>
          <Button kind="quiet" onClick={() => setLimit(limit + pageSize)}>
            {texts.more(found.length - limit)}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={deletion.candidate !== null}
        title={texts.confirmDelete}
        text={deletion.candidate && texts.confirmText(deletion.candidate.title)}
        confirm={deletion.isDeleting ? texts.deleting : texts.delete}
        cancel={texts.cancel}
        busy={deletion.isDeleting}
        onConfirm={deletion.confirm}
        onCancel={deletion.cancel}
      />
    </section>
  );
}
