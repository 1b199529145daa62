import { useCallback, useEffect, useRef, useState } from "react";
import type { ApiClient } from "#api/client.ts";
import { isSessionLost } from "#api/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { Loading } from "#app/ui/loading.tsx";
import { useDeskMessages } from "#i18n/desk-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { PostRow } from "./post-row.tsx";
import { searchPosts } from "./search-posts.ts";
import { useDeletion } from "./use-deletion.ts";
import { usePostList } from "./use-post-list.ts";
import styles from "./post-list.module.css";

/** How many posts are shown at first, and with each further step. */
const step = 25;

interface PostListProps {
  api: Pick<ApiClient, "listPosts" | "deletePost">;
  /** Called once a post is gone. */
  onDeleted: () => void;
  onSessionLost: () => void;
}

/** Every post in the language of the page, to be found, edited, looked at and deleted. */
export function PostList({ api, onDeleted, onSessionLost }: PostListProps) {
  const texts = useDeskMessages().dashboard.posts;
  const language = useLanguage();
  const [asked, setAsked] = useState("");
  const [limit, setLimit] = useState(step);
  const [deleted, setDeleted] = useState<{ title: string; next: string | undefined } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const deleteButtons = useRef(new Map<string, HTMLButtonElement>());

  const onFailure = useCallback((error: unknown) => isSessionLost(error) && onSessionLost(), [onSessionLost]);
  const { posts, retry, remove } = usePostList(language, api.listPosts, onFailure);
  const found = searchPosts(posts ?? [], asked);
  const shown = found.slice(0, limit);
  const deletion = useDeletion({
    deletePost: api.deletePost,
    onDeleted(post) {
      const place = found.findIndex(({ id }) => id === post.id);
      remove(post.id);
      onDeleted();
      setDeleted({ title: post.title, next: (found[place + 1] ?? found[place - 1])?.id });
    },
    onSessionLost,
  });

  useEffect(() => {
    // The button that was pressed is gone: the focus goes on to the next post's.
    if (deleted) (deleteButtons.current.get(deleted.next ?? "") ?? heading.current)?.focus();
  }, [deleted]);

  return (
    <section className={styles.list}>
      <div className={styles.top}>
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
                  value={asked}
                  onChange={(event) => {
                    setAsked(event.target.value);
                    setLimit(step);
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
      <p role="status" className={styles.count}>
        {deleted && `${texts.deleted(deleted.title)} `}
        {posts && posts.length > 0 && (found.length > 0 ? texts.shown(found.length) : texts.noMatch)}
      </p>
      {shown.length > 0 && (
        <ul className={styles.rows}>
          {shown.map((post) => (
            <PostRow
              key={post.id}
              post={post}
              isDeleting={deletion.isDeleting}
              hasFailed={deletion.failedId === post.id}
              deleteButton={(button) => {
                if (button) deleteButtons.current.set(post.id, button);
                return () => void deleteButtons.current.delete(post.id);
              }}
              onDelete={() => deletion.ask(post)}
            />
          ))}
        </ul>
      )}
      {found.length > limit && (
        <div className={styles.more}>
          <Button kind="quiet" onClick={() => setLimit(limit + step)}>
            {texts.more(found.length - limit)}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={deletion.asked !== null}
        title={texts.confirmDelete}
        text={deletion.asked && texts.confirmText(deletion.asked.title)}
        confirm={deletion.isDeleting ? texts.deleting : texts.delete}
        cancel={texts.cancel}
        busy={deletion.isDeleting}
        onConfirm={() => void deletion.confirm()}
        onCancel={deletion.cancel}
      />
    </section>
  );
}
