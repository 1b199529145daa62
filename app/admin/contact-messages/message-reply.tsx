import { useRef, useState } from "react";
import { longestReply } from "#api/contact/message-limits.ts";
import type { ContactMessage } from "#api/contact/contact-messages.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { Alert } from "#app/ui/notices/alert.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { PlansOfText } from "./message-plan.tsx";
import { PlanButtons } from "./plan-buttons.tsx";
import { useUnsavedText } from "./unsaved-texts.tsx";
import type { useMessageCalls } from "./use-message-calls.ts";
import styles from "./message-body.module.css";

interface MessageReplyProps {
  message: ContactMessage;
  calls: ReturnType<typeof useMessageCalls>;
}

export function MessageReply({ message, calls }: MessageReplyProps) {
  const { thread: texts } = useAdminMessages().contactMessages;
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, setText, isMissing, sent, send } = useReply(calls, () => field.current?.focus());

  /** On a line of its own, where one was writing. */
  function insert(address: string): void {
    const at = field.current?.selectionEnd ?? text.length;
    const [before, after] = [text.slice(0, at).trimEnd(), text.slice(at).trimStart()];
    setText([before, address, after].filter((part) => part !== "").join("\n"));
    field.current?.focus();
  }

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
      <PlanButtons message={message} onInsert={insert} />
      <PlansOfText text={text} />
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
function useReply(calls: MessageReplyProps["calls"], onMissing: () => void) {
  const [text, setText] = useState("");
  useUnsavedText(text.trim() !== "");
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
    if (sent) setText((newest) => (newest === text ? "" : newest));
  }

  return {
    text,
    setText,
    isMissing: state === "missing" && text.trim() === "",
    sent: state === "sent" || state === "unkept" ? state : null,
    send,
  };
}
