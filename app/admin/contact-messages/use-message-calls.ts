import { useRef, useState } from "react";
import { ApiError, isNotFound, isSessionLost } from "#api/errors/errors.ts";
import type { ContactMessage } from "#api/contact/contact-messages.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";

export interface MessageCallsOptions {
  onChanged: (message: ContactMessage) => void;
  /** Called when somebody else has deleted the message. */
  onGone: (message: ContactMessage) => void;
}

type Call = "mark" | "sendAgain" | "answer" | "note" | "reply";

export function useMessageCalls(message: ContactMessage, options: MessageCallsOptions) {
  const { api } = useAdmin();
  const { running, failed, run } = useCallsInTurn(message, options);
  const [refusal, setRefusal] = useState<string | null>(null);

  return {
    running,
    failed,
    mark: (read: boolean) => run("mark", () => api.markContactMessage(message.id, read)),
    turnAnswered: () =>
      run("answer", () => api.changeContactMessage(message.id, { answered: !message.isAnswered })),
    writeNote: (note: string) =>
      run("note", () => api.changeContactMessage(message.id, { note, formerNote: message.note })),
    /** @returns null where it was not sent; where the mail server refused it, `refusal` says why */
    async reply(text: string): Promise<"sent" | "unkept" | null> {
      let sent: "sent" | "unkept" | null = null;
      let failure: string | null = null;
      await run("reply", async () => {
        const answer = await api.replyToContactMessage(message.id, text);
        ({ failure } = answer);
        if (failure === null) sent = answer.isKept ? "sent" : "unkept";
        return answer.message;
      });
      setRefusal(failure);
      return sent;
    },
    refusal,
    sendAgain: () => run("sendAgain", () => api.resendContactMessage(message.id)),
  };
}

/**
 * Runs one call at a time: one that is asked for while the other runs, such as by a click just after the row was opened, begins
 * when that has ended. The message changes on the page when the server has answered.
 */
function useCallsInTurn(message: ContactMessage, { onChanged, onGone }: MessageCallsOptions) {
  const [running, setRunning] = useState<Call | null>(null);
  const [failed, setFailed] = useState<Call | "noteChanged" | null>(null);

  const asked = useRef(new Set<Call>());
  const ended = useRef(Promise.resolve(false));

  function run(call: Call, answer: () => Promise<ContactMessage>): Promise<boolean> {
    if (asked.current.has(call)) return Promise.resolve(false);
    asked.current.add(call);
    return (ended.current = ended.current.then(() => runNow(call, answer)));
  }

  async function runNow(call: Call, answer: () => Promise<ContactMessage>): Promise<boolean> {
    setRunning(call);
    setFailed(null);
    try {
      onChanged(await answer());
      return true;
    } catch (error) {
      console.warn("The message could not be changed", error);
      if (isNotFound(error)) onGone(message);
      else if (error instanceof ApiError && error.code === "changed_meanwhile") setFailed("noteChanged");
      else if (!isSessionLost(error)) setFailed(call);
      return false;
    } finally {
      asked.current.delete(call);
      setRunning(null);
    }
  }

  return { running, failed, run };
}
