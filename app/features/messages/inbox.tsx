import { useCallback, useEffect, useRef, useState } from "react";
import type { ApiClient } from "#api/client.ts";
import { isSessionLost } from "#api/errors.ts";
import type { ContactMessage } from "#api/messages.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Loading } from "#app/ui/loading.tsx";
import { useDeskMessages } from "#i18n/desk-messages.ts";
import { formatMoment } from "#i18n/format-moment.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { MessageRow } from "./message-row.tsx";
import { useInbox } from "./use-inbox.ts";
import { useMessageDeletion } from "./use-message-deletion.ts";
import styles from "./inbox.module.css";

interface InboxProps {
  api: Pick<ApiClient, "listMessages" | "markMessage" | "deleteMessage" | "sendMessageAgain">;
  /** Of the section's heading, to be gone to from elsewhere. */
  headingId: string;
  /** Told how many messages are not read yet, as often as that changes. */
  onUnread: (unread: number) => void;
  onSessionLost: () => void;
}

/** What visitors wrote in the contact form: to be read, answered, deleted, and followed on its way by mail. */
export function Inbox({ api, headingId, onUnread, onSessionLost }: InboxProps) {
  const texts = useDeskMessages().messages;
  const language = useLanguage();
  const [deleted, setDeleted] = useState("");
  const [focus, setFocus] = useState<{ id: string | undefined } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const summaries = useRef(new Map<string, HTMLElement>());

  const onFailure = useCallback((error: unknown) => isSessionLost(error) && onSessionLost(), [onSessionLost]);
  const { inbox, loading, failed, refreshes, refresh, showOlder, change, remove } = useInbox(
    api.listMessages,
    onFailure,
  );
  const messages = inbox?.messages ?? [];
  const unread = inbox?.unread ?? 0;
  const deletion = useMessageDeletion({
    deleteMessage: api.deleteMessage,
    onDeleted: takeAway,
    onSessionLost,
  });

  useEffect(() => onUnread(unread), [onUnread, unread]);

  useEffect(() => {
    // What had the focus is gone: it goes on to what stands there now.
    if (focus) (summaries.current.get(focus.id ?? "") ?? heading.current)?.focus();
  }, [focus]);

  function takeAway(message: ContactMessage): void {
    const place = messages.findIndex(({ id }) => id === message.id);
    remove(message.id);
    setDeleted(texts.deleted(message.name));
    setFocus({ id: (messages[place + 1] ?? messages[place - 1])?.id });
  }

  async function showOlderOnes(): Promise<void> {
    const id = await showOlder();
    if (id !== undefined) setFocus({ id });
  }

  function refreshNow(): void {
    setDeleted("");
    refresh();
  }

  return (
    <section className={styles.inbox} aria-labelledby={headingId}>
      <div className={styles.top}>
        <h2 ref={heading} id={headingId} tabIndex={-1}>
          {texts.title} {unread > 0 && <span className={styles.unread}>{texts.unread(unread)}</span>}
        </h2>
        {inbox && (
          <Button kind="quiet" small busy={loading === "newest"} onClick={refreshNow}>
            {texts.refresh}
          </Button>
        )}
      </div>
      {!inbox && loading === "newest" && <Loading text={texts.loading} />}
      {failed === "newest" && (
        <Alert
          details={
            <Button kind="quiet" small onClick={refreshNow}>
              {texts.retry}
            </Button>
          }
        >
          {texts.loadFailed}
        </Alert>
      )}
      {messages[0]?.delivery.state === "kept" && <p className={styles.hint}>{texts.mailIsOff}</p>}
      <p role="status" className={styles.status}>
        {deleted || (refreshes > 0 && !loading && !failed && texts.refreshed)}
      </p>
      {inbox && messages.length === 0 && !inbox.hasOlder && <p>{texts.none}</p>}
      {messages.length > 0 && (
        <ul className={styles.rows}>
          {messages.map((message) => (
            <MessageRow
              key={message.id}
              message={message}
              api={api}
              deletion={{
                isRunning: deletion.isDeleting,
                hasFailed: deletion.failedId === message.id,
                ask: () => deletion.ask(message),
              }}
              summary={(element) => {
                if (element) summaries.current.set(message.id, element);
                return () => void summaries.current.delete(message.id);
              }}
              onChanged={change}
              onGone={takeAway}
              onSessionLost={onSessionLost}
            />
          ))}
        </ul>
      )}
      {failed === "older" && <Alert>{texts.olderFailed}</Alert>}
      {inbox?.hasOlder && (
        <div className={styles.older}>
          <Button kind="quiet" busy={loading === "older"} onClick={() => void showOlderOnes()}>
            {loading === "older" ? texts.loadingOlder : texts.older}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={deletion.asked !== null}
        title={texts.confirmDelete}
        text={
          deletion.asked &&
          texts.confirmText(deletion.asked.name, formatMoment(deletion.asked.receivedAt, language))
        }
        confirm={deletion.isDeleting ? texts.deleting : texts.delete}
        cancel={texts.cancel}
        busy={deletion.isDeleting}
        onConfirm={() => void deletion.confirm()}
        onCancel={deletion.cancel}
      />
    </section>
  );
}
