import { useRef, useState } from "react";
import { longestReply } from "#api/contact/message-limits.ts";
import type { ContactMessage } from "#api/contact/contact-messages.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { Alert } from "#app/ui/notices/alert.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { formatMoment } from "#i18n/format/format-moment.ts";
import { useLanguage } from "#i18n/page-language.tsx";
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
            </div>
          ))}
        </section>
      )}
      {canReply ? <Reply message={message} calls={calls} /> : <p className={styles.reason}>{texts.noMail}</p>}
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
      <Note message={message} calls={calls} />
    </div>
  );
}

function Reply({ message, calls }: Omit<MessageThreadProps, "canReply">) {
  const { thread: texts } = useAdminMessages().contactMessages;
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, setText, isMissing, sent, send } = useReply(calls, () => field.current?.focus());
  return (
    <div className={styles.error}>
      <Field label={texts.reply} hint={texts.replyHint} error={isMissing && texts.replyMissing}>
        {(control) => (
          <textarea
            {...control}
            ref={field}
            rows={5}
            maxLength={longestReply}
            lang={message.language}
            dir="auto"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Button
        small
        busy={calls.running === "reply"}
        aria-label={texts.sendReplyTo(message.name)}
        onClick={() => void send()}
      >
        {texts.sendReply}
      </Button>
      <p role="status" className={styles.reason}>
        {sent === "sent" && texts.replySent}
        {sent === "unkept" && texts.replyUnkept}
      </p>
      {calls.failed === "reply" && <Alert>{texts.replyFailed}</Alert>}
      {calls.refusal !== null && <Alert>{texts.replyRefused(calls.refusal)}</Alert>}
    </div>
  );
}

/** @param onMissing called when a reply without a text was to be sent */
function useReply(calls: MessageThreadProps["calls"], onMissing: () => void) {
  const [text, setText] = useState("");
  const [state, setState] = useState<"missing" | "sent" | "unkept" | null>(null);

  async function send(): Promise<void> {
    if (text.trim() === "") {
      setState("missing");
      onMissing();
      return;
    }
    setState(null);
    const sent = await calls.reply(text.trim());
    setState(sent);
    if (sent) setText("");
  }

  return {
    text,
    setText,
    isMissing: state === "missing" && text.trim() === "",
    sent: state === "sent" || state === "unkept" ? state : null,
    send,
  };
}

function Note({ message, calls }: Omit<MessageThreadProps, "canReply">) {
  const { thread: texts } = useAdminMessages().contactMessages;
  const [note, setNote] = useState(message.note);
  const [isSaved, setSaved] = useState(false);
  return (
    <div className={styles.error}>
      <Field label={texts.note} hint={texts.noteHint}>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            maxLength={longestReply}
            dir="auto"
            value={note}
            onChange={({ target }) => {
              setNote(target.value);
              setSaved(false);
            }}
          />
        )}
      </Field>
      <Button
        kind="quiet"
        small
        busy={calls.running === "note"}
        onClick={() => void calls.writeNote(note).then(setSaved)}
      >
        {texts.saveNote}
      </Button>
      <p role="status" className={styles.reason}>
        {isSaved && texts.noteSaved}
      </p>
      {calls.failed === "note" && <Alert>{texts.noteFailed}</Alert>}
    </div>
  );
}
