import { useState } from "react";
import type { ApiClient } from "#api/client.ts";
import { isNotFound, isSessionLost } from "#api/errors.ts";
import type { ContactMessage } from "#api/messages.ts";

export interface MessageCallsOptions {
  api: Pick<ApiClient, "markMessage" | "sendMessageAgain">;
  onChanged: (message: ContactMessage) => void;
  /** Somebody else has deleted the message. */
  onGone: (message: ContactMessage) => void;
  onSessionLost: () => void;
}

type Call = "mark" | "sendAgain";

/** What one message asks of the server, one call at a time; it changes when the server has answered. */
export function useMessageCalls(
  message: ContactMessage,
  { api, onChanged, onGone, onSessionLost }: MessageCallsOptions,
) {
  const [running, setRunning] = useState<Call | null>(null);
  const [failed, setFailed] = useState<Call | null>(null);

  /** Says whether it succeeded. */
  async function run(call: Call, answer: () => Promise<ContactMessage>): Promise<boolean> {
    if (running) return false;
    setRunning(call);
    setFailed(null);
    try {
      onChanged(await answer());
      return true;
    } catch (error) {
      console.warn("The message could not be changed", error);
      if (isSessionLost(error)) onSessionLost();
      else if (isNotFound(error)) onGone(message);
      else setFailed(call);
      return false;
    } finally {
      setRunning(null);
    }
  }

  return {
    running,
    failed,
    mark: (read: boolean) => run("mark", () => api.markMessage(message.id, read)),
    sendAgain: () => run("sendAgain", () => api.sendMessageAgain(message.id)),
  };
}
