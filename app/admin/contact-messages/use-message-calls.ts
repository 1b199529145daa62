import { useRef, useState } from "react";
import type { AdminClient } from "#api/admin/admin-client.ts";
import { isNotFound } from "#api/errors.ts";
import type { ContactMessage } from "#api/contact-messages.ts";

export interface MessageCallsOptions {
  api: Pick<AdminClient, "markContactMessage" | "resendContactMessage">;
  onChanged: (message: ContactMessage) => void;
  /** Called when somebody else has deleted the message. */
  onGone: (message: ContactMessage) => void;
  /** Called with each failed call; returns true when the session was lost. */
  handleSessionLoss: (error: unknown) => boolean;
}

type Call = "mark" | "sendAgain";

/**
 * Runs one call at a time: one that is asked for while the other runs, such as by a click just after the row was opened, begins
 * when that has ended. The message changes on the page when the server has answered.
 */
export function useMessageCalls(
  message: ContactMessage,
  { api, onChanged, onGone, handleSessionLoss }: MessageCallsOptions,
) {
  const [running, setRunning] = useState<Call | null>(null);
  const [failed, setFailed] = useState<Call | null>(null);

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
      else if (!handleSessionLoss(error)) setFailed(call);
      return false;
    } finally {
      asked.current.delete(call);
      setRunning(null);
    }
  }

  return {
    running,
    failed,
    mark: (read: boolean) => run("mark", () => api.markContactMessage(message.id, read)),
    sendAgain: () => run("sendAgain", () => api.resendContactMessage(message.id)),
  };
}
