import { useEffect, useState } from "react";
import { ignoreNotFound } from "#api/errors/errors.ts";
import type { ContactMessage } from "#api/contact/contact-messages.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { MoreButton } from "#app/ui/lists/more-button.tsx";
import { DeletionDialog } from "#app/admin/calls/deletion-dialog.tsx";
import { Loading } from "#app/ui/notices/loading.tsx";
import { RetryAlert } from "#app/ui/notices/retry-alert.tsx";
import { useConfirmedDeletion } from "#app/admin/calls/use-confirmed-deletion.ts";
import { useRowFocus } from "#app/ui/lists/use-row-focus.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { formatMoment } from "#i18n/format/format-moment.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { InboxTop } from "./inbox-top.tsx";
import { OwnPlannerContext, type OwnPlanner } from "./plan-buttons.tsx";
import { MessageRow } from "./message-row.tsx";
import { UnsavedTexts } from "./unsaved-texts.tsx";
import { useInbox } from "./use-inbox.ts";
import list from "../../ui/lists/item-list.module.css";
import styles from "./inbox.module.css";

interface InboxProps {
  /** The header links to the heading with this id. */
  headingId: string;
  /** Called when the number of unread messages changes. */
  onUnread: (unread: number) => void;
  planner: OwnPlanner;
}

export function Inbox({ headingId, onUnread, planner }: InboxProps) {
  const { api } = useAdmin();
  const texts = useAdminMessages().contactMessages;
  const language = useLanguage();
  const [deleted, setDeleted] = useState("");
  const { heading, controlOf, focusRow, focusNeighbour } = useRowFocus();
  const loaded = useInbox();
  const { inbox, loading, failed } = loaded;
  const messages = inbox?.messages ?? [];
  const unread = inbox?.unread ?? 0;
  const deletion = useConfirmedDeletion<ContactMessage>({
    remove: ({ id }) => api.deleteContactMessage(id).catch(ignoreNotFound),
    onDeleted: removeFromList,
  });

  useEffect(() => onUnread(unread), [onUnread, unread]);

  function removeFromList(message: ContactMessage): void {
    loaded.remove(message.id);
    setDeleted(texts.deleted(message.name));
    focusNeighbour(messages, message);
  }

  async function showOlderOnes(): Promise<void> {
    const id = await loaded.showOlder();
    if (id !== undefined) focusRow(id);
  }

  function refreshNow(): void {
    setDeleted("");
    loaded.refresh();
  }

  return (
    <section className={list.section} aria-labelledby={headingId}>
      <InboxTop
        ref={heading}
        headingId={headingId}
        unread={unread}
        refresh={inbox ? { isRunning: loading === "newest", start: refreshNow } : null}
      />
      {!inbox && loading === "newest" && <Loading text={texts.loading} />}
      {failed === "newest" && (
        <RetryAlert retry={texts.retry} onRetry={refreshNow}>
          {texts.loadFailed}
        </RetryAlert>
      )}
      {messages[0]?.delivery.state === "kept" && <p className={styles.hint}>{texts.mailIsOff}</p>}
      <p role="status" className={list.status}>
        {deleted || (loaded.refreshes > 0 && !loading && !failed && texts.refreshed)}
      </p>
      {inbox && messages.length === 0 && !inbox.hasOlder && <p>{texts.none}</p>}
      {messages.length > 0 && (
        <UnsavedTexts>
          <OwnPlannerContext value={planner}>
            <ul className={list.rows}>
              {messages.map((message) => (
                <MessageRow
                  key={message.id}
                  message={message}
                  canReply={inbox?.canReply ?? false}
                  deletion={deletion.deletionOf(message)}
                  summary={controlOf(message)}
                  onChanged={loaded.change}
                  onGone={removeFromList}
                />
              ))}
            </ul>
          </OwnPlannerContext>
        </UnsavedTexts>
      )}
      {inbox?.hasOlder && (
        <OlderMessages
          isLoading={loading === "older"}
          hasFailed={failed === "older"}
          onShow={() => void showOlderOnes()}
        />
      )}
      <DeletionDialog
        deletion={deletion}
        texts={texts}
        describe={({ name, receivedAt }) => texts.confirmText(name, formatMoment(receivedAt, language))}
      />
    </section>
  );
}

interface OlderMessagesProps {
  isLoading: boolean;
  hasFailed: boolean;
  onShow: () => void;
}

function OlderMessages({ isLoading, hasFailed, onShow }: OlderMessagesProps) {
  const texts = useAdminMessages().contactMessages;
  return (
    <>
      {hasFailed && <Alert>{texts.olderFailed}</Alert>}
      <MoreButton label={isLoading ? texts.loadingOlder : texts.older} busy={isLoading} onMore={onShow} />
    </>
  );
}
