import { formErrorOf } from "#api/errors/errors.ts";
import { clearDraft } from "./contact-draft.ts";

export type SendResult = { state: "sent" } | { state: "failed"; formError: string | null };

let current: Promise<SendResult> | null = null;

/**
 * The promise outlives the form, so that a visitor who opened another page sees the result on returning. It never rejects:
 * when `post` fails, the failure is logged.
 */
export function startSending(post: () => Promise<void>): Promise<SendResult> {
  current = finish(post);
  return current;
}

/** Under way, or with a result that was not shown yet; null when there is none. */
export function pendingSending(): Promise<SendResult> | null {
  return current;
}

/** To be called when the result has been shown. */
export function clearSending(): void {
  current = null;
}

async function finish(post: () => Promise<void>): Promise<SendResult> {
  try {
    await post();
    clearDraft();
    return { state: "sent" };
  } catch (error) {
    console.error("Failed to send the contact message", error);
    return { state: "failed", formError: formErrorOf(error) ?? null };
  }
}
