import type { Ref, ToggleEvent } from "react";
import type { ContactMessage } from "#api/messages.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { useDeskMessages } from "#i18n/desk-messages.ts";
import { formatLanguage } from "#i18n/format-language.ts";
import { formatMoment } from "#i18n/format-moment.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { deliveryText } from "./delivery-text.ts";
import { firstWords } from "./first-words.ts";
import { MessageBody, type MessageBodyProps } from "./message-body.tsx";
import { useMessageCalls, type MessageCallsOptions } from "./use-message-calls.ts";
import styles from "./message-row.module.css";

interface MessageRowProps extends MessageCallsOptions {
  message: ContactMessage;
  deletion: MessageBodyProps["deletion"];
  /** What opens it. */
  summary: Ref<HTMLElement>;
}

/** A message in the list: closed, who wrote it and how it begins; opening it marks it as read. */
export function MessageRow({ message, deletion, summary, ...options }: MessageRowProps) {
  const texts = useDeskMessages().messages;
  const language = useLanguage();
  const calls = useMessageCalls(message, options);
  const format = (iso: string) => formatMoment(iso, language);
  const writtenIn = texts.writtenIn(formatLanguage(message.language, language));

  function markWhenOpened({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void {
    if (currentTarget.open && !message.isRead) void calls.mark(true);
  }

  return (
    <li className={styles.row}>
      <details className={message.isRead ? styles.read : styles.unread} onToggle={markWhenOpened}>
        <summary ref={summary} className={styles.summary}>
          <span className={styles.head}>
            {!message.isRead && <span className={styles.mark}>{texts.isUnread}</span>}
            <h3 className={styles.name} dir="auto">
              {message.name}
            </h3>
            <time className={styles.moment} dateTime={message.receivedAt}>
              {format(message.receivedAt)}
            </time>
            <span className={styles.language} title={writtenIn}>
              <span aria-hidden="true">{message.language}</span>
              <VisuallyHidden>{writtenIn}</VisuallyHidden>
            </span>
            <span className={styles.delivery} data-state={message.delivery.state}>
              {deliveryText(message.delivery, texts.delivery, format)}
            </span>
          </span>
          <span className={styles.words} lang={message.language} dir="auto">
            {firstWords(message.message)}
          </span>
        </summary>
        <MessageBody message={message} calls={calls} deletion={deletion} />
      </details>
    </li>
  );
}
