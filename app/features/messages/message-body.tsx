import type { MouseEvent } from "react";
import type { ContactMessage } from "#api/messages.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { useDeskMessages } from "#i18n/desk-messages.ts";
import { useMessages } from "#i18n/page-language.tsx";
import { answerLink } from "./answer-link.ts";
import type { useMessageCalls } from "./use-message-calls.ts";
import styles from "./message-body.module.css";

export interface MessageBodyProps {
  message: ContactMessage;
  calls: ReturnType<typeof useMessageCalls>;
  deletion: {
    /** A message is being deleted, this one or another. */
    isRunning: boolean;
    /** This one could not be deleted. */
    hasFailed: boolean;
    ask: () => void;
  };
}

/** An opened message: all that was written, whom to answer, and what can be done with it. */
export function MessageBody({ message, calls, deletion }: MessageBodyProps) {
  const texts = useDeskMessages().messages;
  const { site } = useMessages();
  const { name, email, isRead } = message;
  return (
    <div className={styles.body}>
      <p className={styles.email} dir="ltr">
        {email}
      </p>
      <p className={styles.text} lang={message.language} dir="auto">
        {message.message}
      </p>
      <DeliveryTrouble message={message} calls={calls} />
      <div className={styles.actions}>
        <a
          href={answerLink(message, site.name)}
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
          onClick={deletion.ask}
        >
          {deletion.isRunning ? texts.deleting : texts.delete}
        </Button>
      </div>
      {calls.failed === "mark" && <Alert>{texts.markFailed}</Alert>}
      {deletion.hasFailed && <Alert>{texts.deleteFailed}</Alert>}
    </div>
  );
}

/** What went wrong in mailing a message to the owner, and another try without waiting. */
function DeliveryTrouble({ message, calls }: Pick<MessageBodyProps, "message" | "calls">) {
  const { delivery: texts } = useDeskMessages().messages;
  const { state, attempts, error } = message.delivery;
  if (state !== "failed" && !(state === "waiting" && attempts > 0)) return null;

  async function sendAgain({ currentTarget }: MouseEvent<HTMLButtonElement>): Promise<void> {
    const summary = currentTarget.closest("details")?.querySelector("summary");
    // The button is gone then; the summary says what came of it.
    if (await calls.sendAgain()) summary?.focus();
  }

  return (
    <div className={styles.trouble}>
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
