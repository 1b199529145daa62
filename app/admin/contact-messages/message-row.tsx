import type { Ref, ToggleEvent } from "react";
import type { ContactMessage } from "#api/contact/contact-messages.ts";
import type { ItemDeletion } from "#app/admin/calls/use-confirmed-deletion.ts";
import { VisuallyHidden } from "#app/ui/layout/visually-hidden.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { formatLanguage } from "#i18n/format/format-language.ts";
import { formatMoment } from "#i18n/format/format-moment.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { deliveryText } from "./delivery-text.ts";
import { firstWords } from "./first-words.ts";
import { MessageBody } from "./message-body.tsx";
import { useMessageCalls, type MessageCallsOptions } from "./use-message-calls.ts";
import list from "../../ui/lists/item-list.module.css";
import styles from "./message-row.module.css";

interface MessageRowProps extends MessageCallsOptions {
  message: ContactMessage;
  /** Whether the site can mail a reply. */
  canReply: boolean;
  deletion: ItemDeletion;
  summary: Ref<HTMLElement>;
}

/** Opening the row marks the message as read. */
export function MessageRow({ message, canReply, deletion, summary, ...options }: MessageRowProps) {
  const texts = useAdminMessages().contactMessages;
  const language = useLanguage();
  const calls = useMessageCalls(message, options);
  const format = (iso: string) => formatMoment(iso, language);
  const writtenIn = texts.writtenIn(formatLanguage(message.language, language));

  function markWhenOpened({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void {
    if (currentTarget.open && !message.isRead) void calls.mark(true);
  }

  return (
    <li>
      <details className={message.isRead ? undefined : styles.unread} onToggle={markWhenOpened}>
        <summary ref={summary} className={styles.summary}>
          <span className={styles.head}>
            {!message.isRead && <span className={styles.badge}>{texts.isUnread}</span>}
            <h2 className={styles.name} dir="auto">
              {message.name}
            </h2>
            <time dateTime={message.receivedAt}>{format(message.receivedAt)}</time>
            <span className={list.language} title={writtenIn}>
              <span aria-hidden="true">{message.language}</span>
              <VisuallyHidden>{writtenIn}</VisuallyHidden>
            </span>
            {message.isAnswered && <span className={styles.answered}>{texts.isAnswered}</span>}
            <span className={styles.delivery} data-state={message.delivery.state}>
              {deliveryText(message.delivery, texts.delivery, format)}
            </span>
          </span>
          <span className={styles.words} lang={message.language} dir="auto">
            {firstWords(message.message)}
          </span>
        </summary>
        <MessageBody message={message} canReply={canReply} calls={calls} deletion={deletion} />
      </details>
    </li>
  );
}
