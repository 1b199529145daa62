import type { ContactMessage } from "#api/contact/contact-messages.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Alert } from "#app/ui/notices/alert.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { formatMoment } from "#i18n/format/format-moment.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { PlansOfText } from "./message-plan.tsx";
import { MessageNote } from "./message-note.tsx";
import { MessageReply } from "./message-reply.tsx";
import type { useMessageCalls } from "./use-message-calls.ts";
import styles from "./message-body.module.css";

interface MessageThreadProps {
  message: ContactMessage;
  canReply: boolean;
  calls: ReturnType<typeof useMessageCalls>;
}

/** The replies that were sent, the next one, whether all is answered, and a note. */
export function MessageThread({ message, canReply, calls }: MessageThreadProps) {
  const { thread: texts } = useAdminMessages().contactMessages;
  const language = useLanguage();
  return (
    <div className={styles.thread}>
      {message.replies.length > 0 && (
        <section aria-label={texts.replies} className={styles.replies}>
          {message.replies.map(({ text, sentAt, sentBy }) => (
            <div key={sentAt}>
              <p className={styles.reason}>{texts.replied(sentBy, formatMoment(sentAt, language))}</p>
              <p className={styles.text} lang={message.language} dir="auto">
                {text}
              </p>
              <PlansOfText text={text} />
            </div>
          ))}
        </section>
      )}
      {canReply ? (
        <MessageReply message={message} calls={calls} />
      ) : (
        <p className={styles.reason}>{texts.noMail}</p>
      )}
      <p>
        <Button
          kind="quiet"
          small
          busy={calls.running === "answer"}
          onClick={() => void calls.turnAnswered()}
        >
          {message.isAnswered ? texts.markOpen : texts.markAnswered}
        </Button>
      </p>
      {calls.failed === "answer" && <Alert>{texts.answerFailed}</Alert>}
      <MessageNote message={message} calls={calls} />
    </div>
  );
}
