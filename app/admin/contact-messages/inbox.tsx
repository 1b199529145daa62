import { useEffect, useRef, useState } from "react";
import type { ApiClient } from "#api/client.ts";
import { ignoreNotFound } from "#api/errors.ts";
import type { ContactMessage } from "#api/contact-messages.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Loading } from "#app/ui/loading.tsx";
import { useConfirmedDeletion } from "#app/ui/use-confirmed-deletion.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { formatMoment } from "#i18n/format-moment.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { MessageRow } from "./message-row.tsx";
import { useInbox } from "./use-inbox.ts";
import list from "../../ui/item-list.module.css";
import styles from "./inbox.module.css";

interface InboxProps {
  api: Pick<
    ApiClient,
    "listContactMessages" | "markContactMessage" | "deleteContactMessage" | "resendContactMessage"
  >;
  /** The header links to the heading with this id. */
  headingId: string;
  /** Called when the number of unread messages changes. */
  onUnread: (unread: number) => void;
  /** Called with each failed call; returns true when the session was lost. */
  handleSessionLoss: (error: unknown) => boolean;
}

export function Inbox({ api, headingId, onUnread, handleSessionLoss }: InboxProps) {
  const texts = useAdminMessages().contactMessages;
  const language = useLanguage();
  const [deleted, setDeleted] = useState("");
  const [focus, setFocus] = useState<{ id: string | undefined } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const summaries = useRef(new Map<string, HTMLElement>());

  const { inbox, loading, failed, refreshes, refresh, showOlder, change, remove } = useInbox(
    api.listContactMessages,
    handleSessionLoss,
  );
  const messages = inbox?.messages ?? [];
  const unread = inbox?.unread ?? 0;
  const deletion = useConfirmedDeletion<ContactMessage>({
    remove: ({ id }) => api.deleteContactMessage(id).catch(ignoreNotFound),
    onDeleted: removeFromList,
    onFailure: handleSessionLoss,
  });

  useEffect(() => onUnread(unread), [onUnread, unread]);

  useEffect(() => {
    // The row that had the focus is gone, so the next one gets it.
    if (focus) (summaries.current.get(focus.id ?? "") ?? heading.current)?.focus();
  }, [focus]);

  function removeFromList(message: ContactMessage): void {
    const index = messages.findIndex(({ id }) => id === message.id);
    remove(message.id);
    setDeleted(texts.deleted(message.name));
    setFocus({ id: (messages[index + 1] ?? messages[index - 1])?.id });
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
    <section className={list.section} aria-labelledby={headingId}>
      <div className={list.top}>
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
      <p role="status" className={list.status}>
        {deleted || (refreshes > 0 && !loading && !failed && texts.refreshed)}
      </p>
      {inbox && messages.length === 0 && !inbox.hasOlder && <p>{texts.none}</p>}
      {messages.length > 0 && (
        <ul className={list.rows}>
          {messages.map((message) => (
            <MessageRow
              key={message.id}
              message={message}
              api={api}
              deletion={{
                isRunning: deletion.isDeleting,
                failure: deletion.failureOf(message),
                request: () => deletion.request(message),
              }}
              summary={(element) => {
                if (element) summaries.current.set(message.id, element);
                return () => void summaries.current.delete(message.id);
              }}
              onChanged={change}
              onGone={removeFromList}
              handleSessionLoss={handleSessionLoss}
            />
          ))}
        </ul>
      )}
      {failed === "older" && <Alert>{texts.olderFailed}</Alert>}
      {inbox?.hasOlder && (
        <div className={list.more}>
          <Button kind="quiet" busy={loading === "older"} onClick={() => void showOlderOnes()}>
            {loading === "older" ? texts.loadingOlder : texts.older}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={deletion.candidate !== null}
        title={texts.confirmDelete}
        text={
          deletion.candidate &&
          texts.confirmText(deletion.candidate.name, formatMoment(deletion.candidate.receivedAt, language))
        }
        confirm={deletion.isDeleting ? texts.deleting : texts.delete}
        cancel={texts.cancel}
        busy={deletion.isDeleting}
        onConfirm={deletion.confirm}
        onCancel={deletion.cancel}
      />
    </section>
  );
}
