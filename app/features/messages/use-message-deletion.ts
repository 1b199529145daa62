import { useState } from "react";
import { isNotFound, isSessionLost } from "#api/errors.ts";
import type { ContactMessage } from "#api/messages.ts";

interface MessageDeletionOptions {
  deleteMessage: (id: string) => Promise<unknown>;
  /** Called once the message is gone. */
  onDeleted: (message: ContactMessage) => void;
  onSessionLost: () => void;
}

/** Deleting a message: asked about first, one at a time. */
export function useMessageDeletion({ deleteMessage, onDeleted, onSessionLost }: MessageDeletionOptions) {
  const [asked, setAsked] = useState<ContactMessage | null>(null);
  const [isDeleting, setIsDeleting] = useState(false);
  const [failedId, setFailedId] = useState<string | null>(null);

  async function confirm(): Promise<void> {
    if (!asked || isDeleting) return;
    setIsDeleting(true);
    try {
      await deleteMessage(asked.id).catch((error: unknown) => {
        // Somebody else was faster: it is gone, as it should be.
        if (!isNotFound(error)) throw error;
      });
      onDeleted(asked);
    } catch (error) {
      console.warn("The message could not be deleted", error);
      if (isSessionLost(error)) onSessionLost();
      else setFailedId(asked.id);
    } finally {
      setIsDeleting(false);
      setAsked(null);
    }
  }

  return {
    asked,
    isDeleting,
    failedId,
    ask(message: ContactMessage) {
      setFailedId(null);
      setAsked(message);
    },
    confirm,
    cancel: () => setAsked(null),
  };
}
