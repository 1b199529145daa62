import type { MouseEvent } from "react";
import { errorTextOf } from "#api/errors/errors.ts";
import type { ContactMessage } from "#api/contact/contact-messages.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import type { ItemDeletion } from "#app/admin/calls/use-confirmed-deletion.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useMessages } from "#i18n/page-language.tsx";
import { MessagePlan } from "./message-plan.tsx";
import { MessageThread } from "./message-thread.tsx";
import { replyLink } from "./reply-link.ts";
import type { useMessageCalls } from "./use-message-calls.ts";
import styles from "./message-body.module.css";

interface MessageBodyProps {
  message: ContactMessage;
  canReply: boolean;
  calls: ReturnType<typeof useMessageCalls>;
  deletion: ItemDeletion;
}

export function MessageBody({ message, canReply, calls, deletion }: MessageBodyProps) {
  const texts = useAdminMessages().contactMessages;
  const { site } = useMessages();
  const { name, email, isRead } = message;
  const deletionError = deletion.failure && errorTextOf(deletion.failure.error, {}, texts.deleteFailed);
  return (
    <div className={styles.body}>
      <p className={styles.email} dir="ltr">
        {email}
      </p>
      <p className={styles.text} lang={message.language} dir="auto">
        {message.message}
      </p>
      <MessagePlan message={message} />
      <DeliveryError message={message} calls={calls} />
      <div className={styles.actions}>
        <a
          href={replyLink(message, site.name)}
          aria-label={texts.answerNamed(name)}
          className={styles.answer}
        >
          {texts.answer}
        </a>
        <Button kind="quiet" small busy={calls.running === "mark"} onClick={() => void calls.mark(!isRead)}>
          {isRead ? texts.markUnread : texts.markRead}
        </Button>
        <Button
          kind="danger"
          small
          disabled={deletion.isRunning}
          aria-label={deletion.isRunning ? undefined : texts.deleteNamed(name)}
          onClick={deletion.request}
        >
          {deletion.isRunning ? texts.deleting : texts.delete}
        </Button>
      </div>
      {calls.failed === "mark" && <Alert>{texts.markFailed}</Alert>}
      {deletionError && <Alert lang={deletionError.lang}>{deletionError.text}</Alert>}
      <MessageThread message={message} canReply={canReply} calls={calls} />
    </div>
  );
}

/** Says why a message could not be mailed to the owner, and offers another attempt. */
function DeliveryError({ message, calls }: Pick<MessageBodyProps, "message" | "calls">) {
  const { delivery: texts } = useAdminMessages().contactMessages;
  const { state, attempts, error } = message.delivery;
  if (state !== "failed" && !(state === "waiting" && attempts > 0)) return null;

  async function sendAgain({ currentTarget }: MouseEvent<HTMLButtonElement>): Promise<void> {
    const summary = currentTarget.closest("details")?.querySelector("summary");
    // The button disappears then; the summary shows the new delivery state.
    if (await calls.sendAgain()) summary?.focus();
  }

  return (
    <div className={styles.error}>
      {error && <p className={styles.reason}>{texts.reason(error)}</p>}
      <Button
        kind="quiet"
        small
        busy={calls.running === "sendAgain"}
        aria-label={texts.againNamed(message.name)}
        onClick={(event) => void sendAgain(event)}
      >
        {texts.again}
      </Button>
      {calls.failed === "sendAgain" && <Alert>{texts.againFailed}</Alert>}
    </div>
  );
}
