import { useState } from "react";
import { longestReply } from "#api/contact/message-limits.ts";
import type { ContactMessage } from "#api/contact/contact-messages.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { Alert } from "#app/ui/notices/alert.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useUnsavedText } from "./unsaved-texts.tsx";
import type { useMessageCalls } from "./use-message-calls.ts";
import styles from "./message-body.module.css";

interface MessageNoteProps {
  message: ContactMessage;
  calls: ReturnType<typeof useMessageCalls>;
}

export function MessageNote({ message, calls }: MessageNoteProps) {
  const { thread: texts } = useAdminMessages().contactMessages;
  const { note, hasNewer, isSaved, write, save } = useNote(message, calls);
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
            onChange={({ target }) => write(target.value)}
          />
        )}
      </Field>
      <Button kind="quiet" small busy={calls.running === "note"} onClick={() => void save()}>
        {texts.saveNote}
      </Button>
      <p role="status" className={styles.reason}>
        {isSaved && texts.noteSaved}
      </p>
      {hasNewer && <Alert>{texts.noteIsNow(message.note)}</Alert>}
      {!hasNewer && calls.failed === "noteChanged" && <Alert>{texts.noteChanged}</Alert>}
      {calls.failed === "note" && <Alert>{texts.noteFailed}</Alert>}
    </div>
  );
}

/** `hasNewer`: somebody else's note has come since this one was begun. */
function useNote(message: ContactMessage, calls: MessageNoteProps["calls"]) {
  const [{ note, from }, setNote] = useState({ note: message.note, from: message.note });
  const [isSaved, setSaved] = useState(false);
  const isUnsaved = note !== message.note;
  useUnsavedText(isUnsaved && note !== from);
  // One that nobody is changing here follows what is stored.
  if (from !== message.note && (note === from || !isUnsaved))
    setNote({ note: message.note, from: message.note });

  function write(text: string): void {
    setNote({ note: text, from });
    setSaved(false);
  }

  async function save(): Promise<void> {
    if (!(await calls.writeNote(note))) return;
    setNote((newest) => ({ ...newest, from: note }));
    setSaved(true);
  }

  return { note, hasNewer: isUnsaved && from !== message.note, isSaved, write, save };
}
